import { expect, it } from 'vitest';
import { completeQuery } from './complete-query.ts';
import { rankProducts } from './rank-products.ts';
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
  expect(completeQuery(index, typed, 3, 'ar')).toContain(completed);
});

it('completes nothing that no word begins like', () => {
  expect(completeQuery(index, 'xyzw', 3, 'ar')).toEqual([]);
});

it('completes no unit that follows its number', () => {
  index.add({
    id: 90,
    sku: 'T-90',
    name: { ar: 'واتربروف سبايك', en: 'Waterproof spike' },
    description: { ar: '', en: '' },
    brand: undefined,
    categories: [],
    specs: {},
  });
  expect(completeQuery(index, 'وات', 3, 'ar')).toContain('واتربروف');
  expect(completeQuery(index, 'نجفة 9 وات', 3, 'ar')).toEqual([]);
});

it('in an English shop Franco goes on in English', () => {
  expect(completeQuery(shopOfBulbs(), 'nagaf', 5, 'en')).toEqual([
    'crystal chandelier',
    'gold chandelier',
  ]);
});

it('a word goes on as the phrase that names have it in, and one that is known as no other', () => {
  const shop = new SearchIndex();
  const names = ['Flood light 50 W', 'Solar flood light', 'Golf-ball lamp', 'Gold lamp'];
  for (const [id, en] of names.entries()) {
    const product = { id, sku: `F-${id}`, name: { ar: '', en }, brand: undefined };
    shop.add({ ...product, description: { ar: '', en: '' }, categories: [], specs: {} });
  }
  expect(completeQuery(shop, 'flood', 3, 'en')[0]).toBe('flood light');
  expect(completeQuery(shop, 'gold', 3, 'en')).not.toContain('golf');
});

it('takes a beginning that words have for no other one', () => {
  expect(completeQuery(index, 'لمب', 3, 'ar')).not.toContain('لامبدير');
});

it('of phrases with one meaning the shop’s own is offered, once', () => {
  const [phrase, ...others] = completeQuery(index, 'floor', 3, 'ar');
  expect(phrase).toBe('floor lamp');
  expect(others).toEqual([]);
});

/** A shop of bulbs and chandeliers whose names differ by cap, watts and qualities. */
function shopOfBulbs() {
  const shop = new SearchIndex();
  const names = [
    ...[9, 9, 12].map((watt) => ({
      ar: `لمبة ليد ${watt} وات E27 أصفر دافئ`,
      en: `LED bulb ${watt} W E27 warm white`,
    })),
    { ar: 'لمبة ليد 6 وات E14 أبيض بارد', en: 'LED bulb 6 W E14 cool daylight' },
    { ar: 'نجفة كريستال ذهبي', en: 'Crystal chandelier, gold' },
    { ar: 'نجفة كريستال كروم', en: 'Crystal chandelier, chrome' },
    { ar: 'نجفة مودرن ذهبي', en: 'Modern chandelier, gold' },
    { ar: 'أباجورة خشب', en: 'Wooden table lamp' },
    { ar: 'لامبدير خشب', en: 'Wooden floor lamp' },
  ];
  for (const [id, name] of names.entries()) {
    const description = { ar: '', en: '' };
    const product = { id, sku: `B-${id}`, name, description, brand: undefined };
    shop.add({ ...product, categories: [], specs: {} });
  }
  return shop;
}

it.each([
  ['لمب', ['لمبة E27', 'لمبة أصفر دافئ', 'لمبة 9 وات']],
  ['لمبة', ['لمبة E27', 'لمبة أصفر دافئ', 'لمبة 9 وات']],
  ['bul', ['bulb', 'E27 bulb', 'warm white bulb', '9 W bulb']],
  ['نجفة', ['نجفة كريستال', 'نجفة ذهبية']],
  // In the shop's spelling, in the words of its names, and in the gender of the thing.
  ['لمبه داف', ['لمبة أصفر دافئ', 'لمبة أصفر دافئ 9 وات']],
  ['نجفة ذه', ['نجفة ذهبية']],
  ['chandelier', ['crystal chandelier', 'gold chandelier']],
  // Arabic in Latin letters goes on in Arabic.
  ['lamba', ['لمبة E27', 'لمبة أصفر دافئ', 'لمبة 9 وات']],
  // Of a word with one letter what such products are like.
  ['bulb w', ['warm white bulb']],
  ['نجفة ك', ['نجفة كريستال', 'نجفة كروم']],
  // A number or a cap goes on as one that such products have.
  ['لمبة 1', ['لمبة 12 وات']],
  ['لمبه ٩', ['لمبة 9 وات']],
  ['bulb e1', ['E14 bulb']],
  ['e2', ['E27']],
  ['نجفة 9', []],
  // Half of a Franco word.
  ['nag', ['نجفة كريستال', 'نجفة ذهبية']],
  ['lam', ['lamp', 'table lamp', 'floor lamp']],
])('%s goes on with what the names of such products say', (typed, offered) => {
  const shop = shopOfBulbs();
  expect(completeQuery(shop, typed, 5, 'ar')).toEqual(offered);
  for (const query of offered) {
    expect(rankProducts(shop, query, () => true).matches).not.toEqual([]);
  }
});

it('things as a kind go on as one of them, with which a quality agrees', () => {
  const shop = shopOfBulbs();
  const name = { ar: 'نجفة من نجف القصور', en: 'Palace chandelier' };
  const product = { id: 50, sku: 'B-50', name, brand: undefined };
  shop.add({ ...product, description: { ar: '', en: '' }, categories: [], specs: {} });
  expect(completeQuery(shop, 'نجف', 5, 'ar')).toEqual(['نجفة كريستال', 'نجفة ذهبية']);
});

it('what only synonyms say, or write otherwise, is not offered', () => {
  expect(index.concepts.phrasesBeginning('نجفه')).not.toEqual([]);
  expect(completeQuery(index, 'نجفة', 3, 'ar')).toEqual([]);
  expect(completeQuery(index, 'اباج', 3, 'ar')).toEqual(['أباجورة']);
});

it('the beginning of a word is no slip for another while it is typed', () => {
  const shop = new SearchIndex();
  for (const [id, ar] of ['نجفة كريستال', 'سبوت تراك أسود', 'أبليك تراس'].entries()) {
    const product = { id, sku: `R-${id}`, name: { ar, en: '' }, brand: undefined };
    shop.add({ ...product, description: { ar: '', en: '' }, categories: [], specs: {} });
  }
  const { matches } = rankProducts(shop, 'ترا', () => true, { isTyping: true });
  expect(matches.toSorted()).toEqual([1, 2]);
});
