import { BASES, FINISHES, ROOMS } from '@dp/contract/product-values.ts';
import fc from 'fast-check';
import type { ProductFacts } from '../../src/products/product-changes.ts';
import { presentFacets } from '../../src/read-model/product-facets.ts';
import type { ProductList } from '../../src/read-model/product-list.ts';

/** Names of the brands that the products have. */
export const brandNames = new Map([1, 2, 3].map((id) => [id, { ar: `ع${id}`, en: `B${id}` }]));

/** Any facts of a product. */
export const factsWithoutId = fc.record<Omit<ProductFacts, 'id'>>({
  brandId: fc.option(fc.constantFrom(1, 2, 3)),
  categoryId: fc.option(fc.constantFrom(1, 2, 3, 4)),
  position: fc.nat(5),
  nameRankAr: fc.nat(20),
  nameRankEn: fc.nat(20),
  pricePiastres: fc.nat(30).map((pounds) => pounds * 100),
  discounted: fc.boolean(),
  bulb: fc.boolean(),
  featured: fc.option(fc.integer({ min: 1, max: 3 })),
  tags: fc.uniqueArray(fc.constantFrom('ramadan', 'oriental', 'office'), { maxLength: 2 }),
  stock: fc.nat(2),
  watt: fc.option(fc.constantFrom(0.5, 5, 5.5, 9, 9.5, 15, 24, 50, 51)),
  base: fc.option(fc.constantFrom(...BASES)),
  ip: fc.option(fc.constantFrom(20, 44, 65)),
  dimmable: fc.boolean(),
  cctKelvin: fc.uniqueArray(fc.constantFrom(1000, 2500, 2700, 3299, 3300, 4000, 5700, 12_000), {
    maxLength: 3,
  }),
  finishes: fc.uniqueArray(fc.constantFrom(...FINISHES), { maxLength: 3 }),
  rooms: fc.uniqueArray(fc.constantFrom(...ROOMS), { maxLength: 3 }),
  kindFacts: fc.constantFrom({}, { kind: 'dimmer' }, { lamps: 3 }),
});
/** Up to 25 products with ids from 1. */
export const someProducts = fc
  .array(factsWithoutId, { maxLength: 25 })
  .map((list) => list.map((facts, index) => ({ ...facts, id: index + 1 })));

/** The facets of a list without filters, as calls show them. */
export function shownFacets(list: ProductList, locale: 'ar' | 'en' = 'en') {
  const unfiltered = { counts: list.facets(), inStock: list.inStock() };
  return presentFacets(list.facets(), unfiltered, brandNames, locale);
}
