import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { ProductFacets } from '@dp/contract/product-filters.ts';
import { BASES, CCT_BAND_NAMES, FINISHES, WATT_BAND_NAMES } from '@dp/contract/product-values.ts';
import { nameOrder } from '../products/name-order.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { NONE, type ProductColumns, type ValueColumn } from './product-columns.ts';

/** How many products of a list each filter value would keep, except `in_stock`, which changes by itself. */
export interface FacetCounts {
  readonly brands: ReadonlyMap<number, number>;
  readonly bases: readonly number[];
  readonly cctBands: readonly number[];
  readonly wattBands: readonly number[];
  readonly ips: ReadonlyMap<number, number>;
  readonly finishes: readonly number[];
  readonly dimmable: number;
  readonly discounted: number;
  /** In piastres; null for an empty list. */
  readonly price: { readonly min: number; readonly max: number } | null;
}

/** Counts the products in these slots in one pass. */
export function countFacets(columns: ProductColumns, slots: Int32Array): FacetCounts {
  const brands = new Uint32Array(columns.brandIds.values.length);
  const ips = new Uint32Array(columns.ips.values.length);
  const bases = BASES.map(() => 0);
  const cctBands = CCT_BAND_NAMES.map(() => 0);
  const wattBands = WATT_BAND_NAMES.map(() => 0);
  const finishes = FINISHES.map(() => 0);
  let dimmable = 0;
  let discounted = 0;
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] as number;
    addPlace(brands, columns.brandIds.places[slot] as number);
    addPlace(ips, columns.ips.places[slot] as number);
    addBits(bases, columns.bases[slot] as number);
    addBits(cctBands, columns.cctBands[slot] as number);
    addBits(wattBands, columns.wattBands[slot] as number);
    addBits(finishes, columns.finishes[slot] as number);
    dimmable += columns.dimmable[slot] as number;
    discounted += columns.discounted[slot] as number;
  }
  return {
    brands: byValue(columns.brandIds, brands),
    bases,
    cctBands,
    wattBands,
    ips: byValue(columns.ips, ips),
    finishes,
    dimmable,
    discounted,
    price: countPrices(columns, slots),
  };
}

/**
 * The counts in the contract's format: values in the contract's order, IP ratings ascending, brands by count
 * and then name; values without products are omitted.
 */
export function presentFacets(
  counts: FacetCounts,
  inStock: number,
  brandNames: ReadonlyMap<number, Bilingual>,
  locale: Locale,
): ProductFacets {
  const compare = nameOrder(locale);
  return {
    brands: [...counts.brands]
      .flatMap(([id, count]) => {
        const name = brandNames.get(id)?.[locale];
        return name === undefined ? [] : [{ id, name, count }];
      })
      .sort((a, b) => b.count - a.count || compare(a.name, b.name)),
    bases: withCounts(BASES, counts.bases),
    cct_bands: withCounts(CCT_BAND_NAMES, counts.cctBands),
    watt_bands: withCounts(WATT_BAND_NAMES, counts.wattBands),
    ips: [...counts.ips]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => a.value - b.value),
    finishes: withCounts(FINISHES, counts.finishes),
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

/** The lowest and the highest price in these slots. */
export function countPrices(
  { pricesPiastres }: ProductColumns,
  slots: Int32Array,
): FacetCounts['price'] {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < slots.length; place += 1) {
    const price = pricesPiastres[slots[place] as number] as number;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return slots.length === 0 ? null : { min, max };
}

function addPlace(counts: Uint32Array, place: number): void {
  if (place !== NONE) counts[place] = (counts[place] as number) + 1;
}

/** Values without products are left out. */
function byValue({ values }: ValueColumn, counts: Uint32Array): Map<number, number> {
  const found = new Map<number, number>();
  for (const [place, value] of values.entries()) {
    const count = counts[place] as number;
    if (count > 0) found.set(value, count);
  }
  return found;
}

function addBits(counts: number[], mask: number, by: 1 | -1 = 1): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    counts[bit] = (counts[bit] ?? 0) + by;
  }
}

function withCounts<T>(values: readonly T[], counts: readonly number[]) {
  return values.flatMap((value, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [{ value, count }];
  });
}
