import { expect, it } from 'vitest';
import { completeQuery } from './complete-query.ts';
import { SearchIndex } from './search-index.ts';

const index = new SearchIndex();
for (const [id, name] of [
  { ar: 'نجفة قنديليو 6 لمبات', en: 'Qandelio chandelier, 6 lights' },
  { ar: 'أباجورة وهجيلا', en: 'Wahgella table lamp' },
  { ar: 'لامبدير خشب', en: 'Wooden floor lamp' },
].entries()) {
  const description = { ar: '', en: '' };
  index.add({ id, sku: `T-${id}`, name, description, brand: undefined, categories: [], specs: {} });
}

it.each([
  ['نج', 'نجفة'],
  ['qand', 'qandelio'],
  // With a slip in what is there already.
  ['قمدي', 'قنديليو'],
  ['chnad', 'chandelier'],
  ['wahjel', 'wahgella'],
])('%s is completed to %s', (typed, completed) => {
  expect(completeQuery(index, typed, 3)).toContain(completed);
});

it('completes nothing that no word begins like', () => {
  expect(completeQuery(index, 'xyzw', 3)).toEqual([]);
});

it('takes a beginning that words have for no other one', () => {
  expect(completeQuery(index, 'لمب', 3)).not.toContain('لامبدير');
});

it('of phrases with one meaning the shop’s own is offered, once', () => {
  const [phrase, ...others] = completeQuery(index, 'floor', 3);
  expect(phrase).toBe('floor lamp');
  expect(others).toEqual([]);
});

it('what only synonyms say, or write otherwise, is not offered', () => {
  expect(index.concepts.phrasesBeginning('نجفه')).not.toEqual([]);
  expect(completeQuery(index, 'نجفة', 3)).toEqual([]);
  expect(completeQuery(index, 'اباج', 3)).toEqual(['أباجورة']);
});
