import type { Locale } from '@dp/contract/locale.ts';
import {
  type ProductFacets,
  type ProductFilters,
  type ProductSort,
  productFilters,
} from '@dp/contract/product-filters.ts';
import {
  BASES,
  CCT_BAND_NAMES,
  CCT_BANDS,
  FINISHES,
  PRODUCT_SORTS,
  ROOMS,
  WATT_BAND_NAMES,
  WATT_BANDS,
} from '@dp/contract/product-values.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandNames, shownFacets, someProducts } from '../../test/arrange/any-products.ts';
import type { ProductFacts } from '../products/product-changes.ts';
import { indexProduct } from './indexed-product.ts';
import { presentFacets } from './product-facets.ts';
import { ProductIndex } from './product-index.ts';

const filters: fc.Arbitrary<ProductFilters> = fc.record(
  {
    brand_ids: fc.array(fc.constantFrom(1, 2, 9), { maxLength: 2 }),
    bases: fc.array(fc.constantFrom(...BASES), { maxLength: 3 }),
    cct_bands: fc.array(fc.constantFrom(...CCT_BAND_NAMES), { maxLength: 2 }),
    watt_bands: fc.array(fc.constantFrom(...WATT_BAND_NAMES), { maxLength: 2 }),
    ips: fc.array(fc.constantFrom(20, 65, 67), { maxLength: 2 }),
    finishes: fc.array(fc.constantFrom(...FINISHES), { maxLength: 3 }),
    rooms: fc.array(fc.constantFrom(...ROOMS), { maxLength: 3 }),
    dimmable: fc.constant(true as const),
    in_stock: fc.constant(true as const),
    discounted: fc.constant(true as const),
    featured: fc.constant(true as const),
    bulbs: fc.constant(true as const),
    price_min: fc.nat(30),
    price_max: fc.nat(30),
  },
  { requiredKeys: [] },
);

/** The filters' meaning, written a second time from the contract's words. */
function passes(product: ProductFacts, wanted: ProductFilters): boolean {
  const oneOf = <T>(list: readonly T[] | undefined, holds: (value: T) => boolean) =>
    list === undefined || list.length === 0 || list.some(holds);
  return (
    oneOf(wanted.brand_ids, (id) => id === product.brandId) &&
    oneOf(wanted.bases, (base) => base === product.base) &&
    oneOf(wanted.ips, (ip) => ip === product.ip) &&
    oneOf(wanted.finishes, (finish) => product.finishes.includes(finish)) &&
    oneOf(wanted.rooms, (room) => product.rooms.includes(room)) &&
    oneOf(wanted.cct_bands, (band) =>
      product.cctKelvin.some(
        (kelvin) => kelvin >= CCT_BANDS[band][0] && kelvin <= CCT_BANDS[band][1],
      ),
    ) &&
    oneOf(
      wanted.watt_bands,
      (band) =>
        product.watt !== null &&
        product.watt > WATT_BANDS[band][0] &&
        product.watt <= WATT_BANDS[band][1],
    ) &&
    (!wanted.dimmable || product.dimmable) &&
    (!wanted.in_stock || product.stock > 0) &&
    (!wanted.discounted || product.discounted) &&
    (!wanted.bulbs || product.bulb) &&
    (!wanted.featured || product.featured !== null) &&
    product.pricePiastres >= (wanted.price_min ?? 0) * 100 &&
    product.pricePiastres <= (wanted.price_max ?? 1_000_000) * 100
  );
}

const sortKeys: Record<ProductSort | 'shop', (product: ProductFacts, locale: Locale) => number> = {
  shop: ({ position }) => position,
  price_asc: ({ pricePiastres }) => pricePiastres,
  price_desc: ({ pricePiastres }) => pricePiastres,
  name_asc: (product, locale) => (locale === 'ar' ? product.nameRankAr : product.nameRankEn),
  name_desc: (product, locale) => (locale === 'ar' ? product.nameRankAr : product.nameRankEn),
  newest: ({ id }) => id,
};

function expectedIds(
  products: readonly ProductFacts[],
  {
    wanted,
    sort,
    locale,
  }: { wanted: ProductFilters; sort: ProductSort | undefined; locale: Locale },
): number[] {
  const key = sortKeys[sort ?? 'shop'];
  const ascending = products
    .filter((product) => passes(product, wanted))
    .sort((a, b) => key(a, locale) - key(b, locale) || a.id - b.id)
    .map(({ id }) => id);
  return sort === 'newest' || sort?.endsWith('_desc') ? ascending.reverse() : ascending;
}

const indexOf = (products: readonly ProductFacts[]) => ProductIndex.of(products.map(indexProduct));

describe('a list', () => {
  it('returns what passes all filters, in the requested order, page by page', () => {
    const request = fc.record({
      products: someProducts,
      wanted: filters,
      sort: fc.option(fc.constantFrom(...PRODUCT_SORTS), { nil: undefined }),
      locale: fc.constantFrom<Locale>('ar', 'en'),
      limit: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      fc.property(request, ({ products, wanted, sort, locale, limit }) => {
        const list = indexOf(products).list({ kind: 'all' });
        const expected = expectedIds(products, { wanted, sort, locale });
        const pages: number[] = [];
        for (let offset = 0; offset <= products.length; offset += limit) {
          const page = list.page({ limit, offset, sort, filters: wanted, locale });
          expect(page.total).toBe(expected.length);
          expect(page.ids.length).toBeLessThanOrEqual(limit);
          pages.push(...page.ids);
        }
        expect(pages).toEqual(expected);
      }),
    );
  });

  it('counts for each filter value what filtering by it alone would keep', () => {
    fc.assert(
      fc.property(someProducts, (products) => {
        const list = indexOf(products).list({ kind: 'all' });
        const facets = shownFacets(list);
        const found = (wanted: ProductFilters) =>
          list.page({ limit: 1, offset: 0, filters: productFilters.parse(wanted), locale: 'en' })
            .total;
        for (const { id, count } of facets.brands) expect(count).toBe(found({ brand_ids: [id] }));
        for (const { value, count } of facets.bases) expect(count).toBe(found({ bases: [value] }));
        for (const { value, count } of facets.ips) expect(count).toBe(found({ ips: [value] }));
        for (const { value, count } of facets.finishes)
          expect(count).toBe(found({ finishes: [value] }));
        for (const { value, count } of facets.cct_bands)
          expect(count).toBe(found({ cct_bands: [value] }));
        for (const { value, count } of facets.watt_bands)
          expect(count).toBe(found({ watt_bands: [value] }));
        expect(facets.dimmable).toBe(found({ dimmable: true }));
        expect(facets.in_stock).toBe(found({ in_stock: true }));
        expect(facets.discounted).toBe(found({ discounted: true }));
        const { min = 0, max = 0 } = facets.price ?? {};
        expect(found({ price_min: min, price_max: max })).toBe(products.length);
        expect(facets.price === null).toBe(products.length === 0);
      }),
    );
  });

  it('counts each group of filters under those of the other groups, also what would keep none', () => {
    fc.assert(
      fc.property(someProducts, filters, (products, wanted) => {
        const list = indexOf(products).list({ kind: 'all' });
        const unfiltered = shownFacets(list);
        const facets = presentFacets(list.facets(), list.filteredFacets(wanted), brandNames, 'en');
        const found = (own: ProductFilters) =>
          products.filter((product) => passes(product, { ...wanted, ...own }));
        const expected: ProductFacets = {
          brands: unfiltered.brands.map((brand) => ({
            ...brand,
            count: found({ brand_ids: [brand.id] }).length,
          })),
          bases: counted(unfiltered.bases, (value) => found({ bases: [value] })),
          cct_bands: counted(unfiltered.cct_bands, (value) => found({ cct_bands: [value] })),
          watt_bands: counted(unfiltered.watt_bands, (value) => found({ watt_bands: [value] })),
          ips: counted(unfiltered.ips, (value) => found({ ips: [value] })),
          finishes: counted(unfiltered.finishes, (value) => found({ finishes: [value] })),
          dimmable: found({ dimmable: true }).length,
          in_stock: found({ in_stock: true }).length,
          discounted: found({ discounted: true }).length,
          price: rangeOf(found({ price_min: undefined, price_max: undefined })),
        };
        expect(facets).toEqual(expected);
      }),
    );
  });

  it('omits facet values without products', () => {
    fc.assert(
      fc.property(someProducts, (products) => {
        const list = indexOf(products).list({ kind: 'all' });
        const facets = shownFacets(list, 'ar');
        const { brands, bases, cct_bands, watt_bands, ips, finishes } = facets;
        for (const { count } of [
          ...brands,
          ...bases,
          ...cct_bands,
          ...watt_bands,
          ...ips,
          ...finishes,
        ]) {
          expect(count).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('is about its part of the shop alone', () => {
    fc.assert(
      fc.property(someProducts, (products) => {
        const index = indexOf(products);
        const totals = (holds: (product: ProductFacts) => boolean) => products.filter(holds).length;
        expect(index.list({ kind: 'featured' }).total).toBe(
          totals(({ featured }) => featured !== null),
        );
        expect(index.list({ kind: 'brand', id: 2 }).total).toBe(
          totals(({ brandId }) => brandId === 2),
        );
        const branch = new Set([1, 3]);
        expect(index.list({ kind: 'category', id: 1, branch }).total).toBe(
          totals(({ categoryId }) => categoryId === 1 || categoryId === 3),
        );
      }),
    );
  });
});

function counted<T>(
  values: readonly { readonly value: T }[],
  found: (value: T) => readonly unknown[],
): { value: T; count: number }[] {
  return values.map(({ value }) => ({ value, count: found(value).length }));
}

function rangeOf(products: readonly ProductFacts[]): ProductFacets['price'] {
  const prices = products.map(({ pricePiastres }) => pricePiastres / 100);
  return prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) };
}
