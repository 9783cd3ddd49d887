import { expect, it, vi } from 'vitest';
import { interpretQuery } from './interpret-query.ts';
import { rankProducts } from './rank-products.ts';
import { SearchIndex } from './search-index.ts';

const index = new SearchIndex();
index.add({
  id: 1,
  sku: 'A-1',
  name: { ar: 'لمبة ليد 9 وات', en: 'LED bulb 9 W' },
  description: { ar: 'للمطبخ', en: 'For kitchens' },
  brand: { ar: 'نوفا', en: 'Nova' },
  categories: [{ ar: 'لمبات', en: 'Bulbs' }],
  specs: { watt: 9 },
});

/** A query is read to its first 200 characters and 16 words. */
const MOST_PARTS = 16;
/** The vocabulary is gone through a few times for each word, however long the query is. */
const MOST_SCANS = 4 * MOST_PARTS;

it.each([
  ['2 kB of one letter', 'x'.repeat(2_000)],
  ['2 kB of unknown words', 'قسطرة منجنيق طربوش '.repeat(120)],
  ['2 kB of digits and signs', '1-2/3x4*5…6 '.repeat(170)],
  ['emoji', '💡🔥👨‍👩‍👧'.repeat(200)],
  ['scripts mixed within words', 'لمبةledлампаランプ '.repeat(60)],
  ['60 words', 'كشاف ليد خارجي '.repeat(20)],
  ['stop words only', 'في من على مع the of '.repeat(20)],
  ['quotation marks', '"'.repeat(500)],
  ['marks of direction and vowels', '\u200F\u064B\u0640'.repeat(300)],
  ['half of a character', '\uD83D'],
  ['nested patterns', '((a+)+)+$'.repeat(100)],
])('a query of %s is answered with bounded work', (_, query) => {
  const scans = vi.spyOn(index.vocabulary, 'spelledLike').mockClear();
  const text = query.slice(0, 200);
  expect(interpretQuery(index, text).parts.length).toBeLessThanOrEqual(MOST_PARTS);
  scans.mockClear();
  const { matches, near } = rankProducts(index, text, () => true);
  expect(matches.length + (near?.ids.length ?? 0)).toBeLessThanOrEqual(1);
  expect(scans.mock.calls.length).toBeLessThanOrEqual(MOST_SCANS);
});
