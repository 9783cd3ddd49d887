import { expect, it } from 'vitest';
import { searchShopOf } from '../../test/arrange/search-shop.ts';
import { rankProducts } from './rank-products.ts';
import type { SearchIndex } from './search-index.ts';

const search = (index: SearchIndex, query: string) => rankProducts(index, query, () => true);

it.each([
  ...['giraffe', 'giraffes', 'girafe', 'lion', 'apple', 'sugar', 'bread', 'football', 'bear'],
  ...['asad', 'gazma', 'صابون', 'فستان'],
])('%s is nothing that a lighting shop sells, whatever it is spelled or sounds like', (query) => {
  const index = searchShopOf(
    ['لمبة لون أسود للغرف والصالون', 'Ball lamp, foot switch'],
    ['أبليك صغير بارد بجسم سموك', 'Bar wall light'],
    ['فستون', 'Festoon'],
  );
  expect(search(index, query)).toMatchObject({ matches: [], near: undefined });
});

it.each(['giraffe', 'giraffes', 'زرافة', 'zarafa'])('a shop that sells a %s finds it', (query) => {
  const index = searchShopOf(['أباجورة زرافة', 'Giraffe lamp'], ['لمبة غرف', 'Bulb']);
  expect(search(index, query).matches).toEqual([0]);
});

it.each([
  ...['red', 'teal', 'maroon', 'bag', 'mini', 'real', 'leather', 'zzqq', 'wwrr'],
  ...['نجمة', 'كرسي', 'جلد', 'لعبة', 'بنفسجي'],
])('%s is taken for no other word: everybody knows it, or it is none', (query) => {
  const index = searchShopOf(
    ['أبليك قراءة', 'Read light, big reel'],
    ['نجفة جولد كروي', 'Teak chandelier, warm white'],
    ['علبة سكك مرن', 'Rail box with a lighter'],
  );
  expect(search(index, query)).toMatchObject({ matches: [], near: undefined });
});

it('what was heard less surely is named', () => {
  const index = searchShopOf(['كرنفال', 'Bulb']);
  expect(search(index, 'kornofola')).toMatchObject({ matches: [0], corrected: undefined });
  expect(search(index, 'korneeffola')).toMatchObject({ matches: [0], corrected: 'كرنفال' });
});
