import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { ProductFacets } from '@dp/contract/product-filters.ts';
import { BASES, CCT_BAND_NAMES, FINISHES, WATT_BAND_NAMES } from '@dp/contract/product-values.ts';
import { nameOrder } from '../products/name-order.ts';
import { addBits, type FacetCounts, type ListFacets } from './count-facets.ts';
import type { IndexedProduct } from './indexed-product.ts';

/**
 * The counts in the contract's format, for the values that the unfiltered list has: in the contract's order, IP
 * ratings ascending, brands by their count in the unfiltered list and then by name, so that none moves as filters
 * are chosen.
 */
export function presentFacets(
  unfiltered: FacetCounts,
  { counts, inStock }: ListFacets,
  brandNames: ReadonlyMap<number, Bilingual>,
  locale: Locale,
): ProductFacets {
  const compare = nameOrder(locale);
  return {
    brands: [...unfiltered.brands]
      .flatMap(([id, of]) => {
        const name = brandNames.get(id)?.[locale];
        return name === undefined ? [] : [{ id, name, of }];
      })
      .sort((a, b) => b.of - a.of || compare(a.name, b.name))
      .map(({ id, name }) => ({ id, name, count: counts.brands.get(id) ?? 0 })),
    bases: withCounts(BASES, unfiltered.bases, counts.bases),
    cct_bands: withCounts(CCT_BAND_NAMES, unfiltered.cctBands, counts.cctBands),
    watt_bands: withCounts(WATT_BAND_NAMES, unfiltered.wattBands, counts.wattBands),
    ips: [...unfiltered.ips.keys()]
      .sort((a, b) => a - b)
      .map((value) => ({ value, count: counts.ips.get(value) ?? 0 })),
    finishes: withCounts(FINISHES, unfiltered.finishes, counts.finishes),
    dimmable: counts.dimmable,
    in_stock: inStock,
    discounted: counts.discounted,
    price: counts.price && { min: toEgp(counts.price.min), max: toEgp(counts.price.max) },
  };
}

/**
 * The counts after products of a list changed; undefined is a product outside the list. The same object when
 * no count changed.
 *
 * @param priceRange computes the changed list's price range: called only when an end of the range left.
 */
export function adjustFacets(
  counts: FacetCounts,
  changes: readonly (readonly [
    before: IndexedProduct | undefined,
    after: IndexedProduct | undefined,
  ])[],
  priceRange: () => FacetCounts['price'],
): FacetCounts {
  const relevant = changes.filter(([before, after]) => !sameInFacets(before, after));
  const price = adjustPrices(counts.price, changes, priceRange);
  if (relevant.length === 0) return price === counts.price ? counts : { ...counts, price };
  const brands = new Map(counts.brands);
  const ips = new Map(counts.ips);
  const [bases, cctBands, wattBands, finishes] = [
    [...counts.bases],
    [...counts.cctBands],
    [...counts.wattBands],
    [...counts.finishes],
  ];
  let { dimmable, discounted } = counts;
  const add = (product: IndexedProduct | undefined, by: 1 | -1) => {
    if (product === undefined) return;
    addValue(brands, product.brandId, by);
    addValue(ips, product.ip, by);
    addBits(bases, product.bases, by);
    addBits(cctBands, product.cctBands, by);
    addBits(wattBands, product.wattBands, by);
    addBits(finishes, product.finishes, by);
    if (product.dimmable) dimmable += by;
    if (product.discounted) discounted += by;
  };
  for (const [before, after] of relevant) {
    add(before, -1);
    add(after, 1);
  }
  return { brands, ips, bases, cctBands, wattBands, finishes, dimmable, discounted, price };
}

const COUNTED = [
  'brandId',
  'ip',
  'bases',
  'cctBands',
  'wattBands',
  'finishes',
  'dimmable',
  'discounted',
] as const satisfies (keyof IndexedProduct)[];

function sameInFacets(a: IndexedProduct | undefined, b: IndexedProduct | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return COUNTED.every((fact) => a[fact] === b[fact]);
}

function adjustPrices(
  range: FacetCounts['price'],
  changes: readonly (readonly [IndexedProduct | undefined, IndexedProduct | undefined])[],
  count: () => FacetCounts['price'],
): FacetCounts['price'] {
  const inside = (product: IndexedProduct | undefined) =>
    product === undefined ||
    (range !== null && product.pricePiastres > range.min && product.pricePiastres < range.max);
  const same = changes.every(
    ([before, after]) =>
      (inside(before) && inside(after)) || before?.pricePiastres === after?.pricePiastres,
  );
  if (same) return range;
  const now = count();
  return now?.min === range?.min && now?.max === range?.max ? range : now;
}

function addValue(counts: Map<number, number>, value: number | null, by: 1 | -1): void {
  if (value === null) return;
  const count = (counts.get(value) ?? 0) + by;
  if (count === 0) counts.delete(value);
  else counts.set(value, count);
}

function withCounts<T>(
  values: readonly T[],
  unfiltered: readonly number[],
  counts: readonly number[],
) {
  return values.flatMap((value, index) =>
    (unfiltered[index] ?? 0) === 0 ? [] : [{ value, count: counts[index] ?? 0 }],
  );
}
