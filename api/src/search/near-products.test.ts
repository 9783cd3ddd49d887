import { expect, it } from 'vitest';
import { searchShopOf } from '../../test/arrange/search-shop.ts';
import { rankProducts } from './rank-products.ts';
import { SearchIndex } from './search-index.ts';

const index = searchShopOf(
  ['نجفة كريستال', 'Crystal chandelier with 9 lamps E14'],
  ['نجفة نحاس', 'Brass chandelier'],
  ['لمبة شمعة 4 وات', 'Candle bulb E14'],
  ['لمبة شمعة 5 وات', 'Candle bulb E14'],
  ['لمبة شمعة 6 وات', 'Candle bulb E14'],
  ['أبليك قراءة', 'Read light'],
  ['نجفة كلاسيك سلة 9 لمبات ذهبي', 'Classic chandelier, 9 lights E14'],
  ['كشاف 200 وات', 'Flood light'],
);
const search = (query: string) => rankProducts(index, query, () => true);

it.each([
  ['نجفة كرستال حمراء', ['حمراء']],
  ['red crystal chandelier', ['red']],
  ['chandeleir red', ['red']],
  // As corrected, as the page says above.
  ['candle bulb 200 W brasss', ['200 W', 'brass']],
])('of "%s" only what no near product has is named as missing: %j', (query, relaxed) => {
  expect(search(query).near?.relaxed ?? []).toEqual(relaxed);
});

it('a number that the kind does not have is said, and other kinds with it are not shown', () => {
  const { near } = search('لمبة 200 وات E14');
  expect(near).toEqual({
    ids: [4, 3, 2],
    relaxed: ['200 وات'],
    nearest: [{ unit: 'w', asked: 200, to: undefined, values: [6] }],
  });
});

it('what only shares the number comes after all of the kind that was named', () => {
  const shop = searchShopOf(
    ['درايفر 24 فولت 100 وات', 'Driver 24 V 100 W'],
    ['لمبة 100 وات', 'Bulb 100 W'],
    ['لمبة 50 وات', 'Bulb 50 W'],
    ...[12, 9, 7, 5].map((watt) => [`لمبة ${watt} وات`, `Bulb ${watt} W`] as const),
  );
  for (const query of ['لمبة 100 وات', 'bulb 100 W']) {
    const { matches, near } = rankProducts(shop, query, () => true);
    expect(matches).toEqual([1]);
    expect(near?.ids).toEqual([2, 3, 4, 5, 6, 0]);
  }
});

it('as it was typed, too, a query has near products, and nothing is corrected', () => {
  expect(search('"red chandelier"')).toMatchObject({
    matches: [],
    near: { relaxed: ['red'] },
    corrected: undefined,
  });
  expect(search('"chandeleir"')).toMatchObject({ matches: [], near: undefined });
});

it.each(['lamp', 'lamps', 'lampp', 'red lamp'])('%s means a bulb first', (query) => {
  const lamps = searchShopOf(
    ['أباجورة مكتب', 'Banker’s lamp'],
    ['لمبة ليد', 'LED bulb'],
    ['نجفة', 'Chandelier with 6 lamps'],
  );
  const { matches, near } = rankProducts(lamps, query, () => true);
  expect([...matches, ...(near?.ids ?? [])][0]).toBe(1);
});

it('beside what kind of lamp it is, the word decides nothing', () => {
  const lamps = searchShopOf(['لمبة ليد', 'LED bulb'], ['أباجورة سوداء', 'Black table light']);
  expect(rankProducts(lamps, 'black lamp', () => true).matches).toEqual([1]);
});

it.each(['red', 'لمبة زرقاء', 'blue light', 'green lamp'])(
  '%s is what shines in any colour',
  (query) => {
    const lamps = searchShopOf(
      ['لمبة ليد', 'LED bulb'],
      ['لمبة ملونة RGB', 'Smart bulb RGB'],
      ['نجفة كبيرة', 'Grand chandelier'],
    );
    expect(rankProducts(lamps, query, () => true).matches).toEqual([1]);
    // A chandelier is painted.
    expect(rankProducts(lamps, 'red chandelier', () => true)).toMatchObject({
      matches: [],
      near: { ids: [2], relaxed: ['red'] },
    });
  },
);

it('stained glass is coloured, but no RGB', () => {
  const lamps = searchShopOf(
    ['فانوس زجاج ملوّن', 'Lantern, coloured glass'],
    ['شريط ليد RGB', 'LED strip RGB'],
  );
  expect(rankProducts(lamps, 'RGB', () => true).matches).toEqual([1]);
  expect(rankProducts(lamps, 'ملون', () => true).matches).toEqual([0, 1]);
});

it('beside enough of a kind nothing is near that only has such a thing or hangs as they do', () => {
  const lamps = new SearchIndex();
  const pendants = Array.from({ length: 7 }, () => ['دلاية بيضاء', 'White pendant', 'دلايات']);
  for (const [id, [ar = '', en = '', category = '']] of [
    ['دلاية سوداء', 'Black pendant', 'دلايات'],
    ['نجفة كلاسيك نحاس 6 أذرع بدلايات', 'Classic chandelier, 6 arms', 'نجف'],
    ['لوحة مخرج معلّقة', 'Hanging exit sign', 'لوحات مخرج'],
    ...pendants,
    ...Array.from({ length: 30 }, () => ['لمبة سوداء', 'Black bulb', 'لمبات']),
  ].entries()) {
    lamps.add({
      id,
      sku: `X-${id}`,
      name: { ar, en },
      description: { ar: '', en: '' },
      brand: undefined,
      categories: [{ ar: category, en: '' }],
      specs: {},
    });
  }
  expect(rankProducts(lamps, 'دلاية سودا', () => true)).toMatchObject({
    matches: [0],
    near: {
      ids: [3, 4, 5, 6, 7, 8, 9],
      // As it was typed, since the page quotes the query so.
      relaxed: ['سودا'],
    },
  });
});

it.each(['big chandelier', 'نجفة ضخمة'])('%s is a large one in other words', (query) => {
  const sizes = searchShopOf(['نجفة كبيرة', 'Grand chandelier'], ['نجفة صغيرة', 'Mini chandelier']);
  expect(rankProducts(sizes, query, () => true).matches).toEqual([0]);
});
