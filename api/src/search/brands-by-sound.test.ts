import { expect, it } from 'vitest';
import { rankProducts } from './rank-products.ts';
import { SearchIndex } from './search-index.ts';

const nothing = { ar: '', en: '' };

/** An index with one product of a brand, whose name is in one script only. */
function shopWith(brand: string): SearchIndex {
  const index = new SearchIndex();
  const texts = { name: { ar: brand, en: brand }, description: nothing, categories: [], specs: {} };
  index.add({ id: 1, sku: 'A-1', brand: { ar: brand, en: brand }, ...texts });
  return index;
}

const NAMES = [
  ['Philips', 'فيليبس'],
  ['Osram', 'أوسرام'],
  ['Schneider', 'شنايدر'],
  ['Opple', 'اوبل'],
  ['Paulmann', 'باولمان'],
  ['Trilux', 'تريلوكس'],
  ['Havells', 'هافلز'],
  ['Tridonic', 'ترايدونيك'],
  ['Light Vision', 'لايت فيجن'],
  ['Green Tech', 'جرين تك'],
  ['Glowtech', 'جلو تك'],
  ['Nile Tech', 'نايلتك'],
  ['Casablanca', 'كازابلانكا'],
  ['Xenon', 'زينون'],
  ['Aurora', 'أورورا'],
] as const;

it.each(NAMES)('a shopper who types %s in Arabic letters (%s) finds it', (brand, typed) => {
  expect(rankProducts(shopWith(brand), typed, () => true).matches).toEqual([1]);
});

it.each([
  ['luminova', 'Lumi Nova'],
  ['lumi nova', 'Luminova'],
  ['لومي نوفا', 'Luminova'],
  ['لومينوفا', 'Lumi Nova'],
  ['لومي nova', 'Lumi Nova'],
])('%s is the brand %s, however it is parted', (typed, brand) => {
  expect(rankProducts(shopWith(brand), typed, () => true).matches).toEqual([1]);
});

it('a whole word comes before a part of a brand', () => {
  const index = new SearchIndex();
  for (const [id, brand] of ['Novalux', 'Nova'].entries()) {
    const name = { ar: `لمبة ${brand}`, en: `${brand} bulb` };
    const rest = { description: nothing, categories: [], specs: {} };
    index.add({ id, sku: `A-${id}`, name, brand: { ar: brand, en: brand }, ...rest });
  }
  expect(rankProducts(index, 'nova', () => true).matches[0]).toBe(1);
});

it('a brand typed as two words is that brand, even if one of them says nothing by itself', () => {
  const index = new SearchIndex();
  for (const [id, brand] of ['هومزي', 'مرسى هوم'].entries()) {
    const name = { ar: `لمبة ${brand}`, en: '' };
    const rest = { description: nothing, categories: [], specs: {} };
    index.add({ id, sku: `A-${id}`, name, brand: { ar: brand, en: '' }, ...rest });
  }
  expect(rankProducts(index, 'هوم زي', () => true).matches).toEqual([0]);
});
