import { expect, it } from 'vitest';
import { rankProducts } from './rank-products.ts';
import type { SearchableProduct } from './search-document.ts';
import { SearchIndex } from './search-index.ts';

/** A shop with products of these names; ids count from 0. */
function shopOf(
  ...products: (Partial<SearchableProduct> & Pick<SearchableProduct, 'name'>)[]
): SearchIndex {
  const index = new SearchIndex();
  for (const [id, product] of products.entries()) {
    const description = { ar: '', en: '' };
    const plain = { id, sku: `X-${id}`, description, brand: undefined, categories: [], specs: {} };
    index.add({ ...plain, ...product });
  }
  return index;
}
const search = (index: SearchIndex, query: string) =>
  rankProducts(index, query, () => true).matches;
const named = (ar: string, en: string) => ({ name: { ar, en } });

it('a category of another kind does not say what a product is', () => {
  const homeLights = [{ ar: 'نجف وأباليك', en: 'Chandeliers and wall lights' }];
  const index = shopOf(
    { ...named('نجفة 6 لمبات', 'Chandelier 6 bulbs'), categories: homeLights },
    { ...named('لمبة ليد 9 وات', 'LED bulb 9 W'), categories: homeLights },
  );
  expect(search(index, 'لمبة')[0]).toBe(1);
});

it('what a title adds after the thing and its measures comes after the thing itself', () => {
  const index = shopOf(
    named('دلاية 30 سم اضاءة سبوت ديكور', 'Pendant 30 cm, spot look'),
    named('سبوت 7 وات', 'Spot 7 W'),
  );
  expect(search(index, 'سبوت')).toEqual([1, 0]);
});

it('words of a brand are not kinds of what it sells', () => {
  const brand = { ar: 'ميجا باور', en: 'Mega Power' };
  const index = shopOf(
    { ...named('لمبة ميجا باور 9 وات', 'Mega Power bulb 9 W'), brand },
    { ...named('ترانس 60 وات', 'Driver 60 W'), brand },
  );
  expect(search(index, 'driver')).toEqual([1]);
  expect(search(index, 'شركة ميجا باور')).toEqual([0, 1]);
});

it('two words that a name has side by side come first, though each alone means more', () => {
  const index = shopOf(
    named('سبوت غاطس 5 وات', 'Recessed spot 5 W'),
    named('لمبة سبوت 5 وات', 'Spot lamp 5 W'),
  );
  expect(search(index, 'spot lamp')[0]).toBe(1);
});

it('beside an English word in Arabic letters another one is understood', () => {
  const index = shopOf(named('كشاف', 'Flood light'), named('إضاءة سلم', 'Step light'));
  expect(search(index, 'ستيب لايت')).toEqual([1]);
});

it('forms of the words that people ask with say nothing', () => {
  const index = shopOf(named('بريزة', 'Socket'), named('كشاف', 'Flood light'));
  expect(search(index, 'عايزين كشاف علشان البيت')).toEqual(search(index, 'كشاف البيت'));
  expect(search(index, 'looking for sockets')).toEqual([0]);
});

it('a slip in an English word is said although shops write the word in Arabic letters too', () => {
  const index = shopOf(named('نجفة', 'Chandelier'), named('كشاف', 'Flood light'));
  expect(rankProducts(index, 'shandelier', () => true).corrected).toBe('chandelier');
  // As it is heard it is شاندلير to the letter.
  expect(rankProducts(index, 'chandeleir', () => true).corrected).toBe('chandelier');
});
