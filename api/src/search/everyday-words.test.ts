import { expect, it } from 'vitest';
import { rankProducts } from './rank-products.ts';
import { SearchIndex } from './search-index.ts';

/** A shop with products of these names, in Arabic and in English; ids count from 0. */
function shopOf(...names: readonly (readonly [ar: string, en: string])[]): SearchIndex {
  const index = new SearchIndex();
  for (const [id, [ar, en]] of names.entries()) {
    const description = { ar: '', en: '' };
    const name = { ar, en };
    index.add({
      id,
      sku: `X-${id}`,
      name,
      description,
      brand: undefined,
      categories: [],
      specs: {},
    });
  }
  return index;
}
const search = (index: SearchIndex, query: string) => rankProducts(index, query, () => true);

it.each([
  ...['giraffe', 'giraffes', 'girafe', 'lion', 'apple', 'sugar', 'bread', 'football', 'bear'],
  ...['asad', 'gazma', 'صابون', 'فستان'],
])('%s is nothing that a lighting shop sells, whatever it is spelled or sounds like', (query) => {
  const index = shopOf(
    ['لمبة لون أسود للغرف والصالون', 'Ball lamp, foot switch'],
    ['أبليك صغير بارد بجسم سموك', 'Bar wall light'],
    ['فستون', 'Festoon'],
  );
  expect(search(index, query)).toMatchObject({ matches: [], near: undefined });
});

it.each(['giraffe', 'giraffes', 'زرافة', 'zarafa'])('a shop that sells a %s finds it', (query) => {
  const index = shopOf(['أباجورة زرافة', 'Giraffe lamp'], ['لمبة غرف', 'Bulb']);
  expect(search(index, query).matches).toEqual([0]);
});

it('what was heard less surely is named', () => {
  const index = shopOf(['كرنفال', 'Bulb']);
  expect(search(index, 'kornofola')).toMatchObject({ matches: [0], corrected: undefined });
  expect(search(index, 'korneeffola')).toMatchObject({ matches: [0], corrected: 'كرنفال' });
});
