import type { ProductFilters } from '@dp/contract/product-filters.ts';
import { BASES, CCT_BAND_NAMES, FINISHES, WATT_BAND_NAMES } from '@dp/contract/product-values.ts';
import { NONE, type ProductColumns, type ValueColumn } from './product-columns.ts';
import { filterSlots } from './product-filter.ts';

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

/** Of a list: its counts, and how many of its products are in stock. */
export interface ListFacets {
  readonly counts: FacetCounts;
  readonly inStock: number;
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

/** Counts the facets of a filtered list: each group of filters is counted under the filters of the other groups. */
export function countFilteredFacets(
  columns: ProductColumns,
  slots: Int32Array,
  filters: ProductFilters,
): ListFacets {
  const matching = filterSlots(columns, slots, filters);
  const { brands, bases, cctBands, wattBands, ips, finishes, dimmable, discounted, price } =
    countFacets(columns, matching);
  const inStock = countMarks(columns.inStock, matching);
  /** `known`, unless the group itself filters. */
  function count<T>(
    own: readonly (keyof ProductFilters)[],
    known: T,
    counter: (slots: Int32Array) => T,
  ): T {
    if (own.every((name) => filters[name] === undefined)) return known;
    const others = { ...filters };
    for (const name of own) delete others[name];
    return counter(filterSlots(columns, slots, others));
  }
  const bits = (name: keyof ProductFilters, known: readonly number[], column: Int32Array) =>
    count([name], known, (among) => countBits(column, known.length, among));
  const values = (
    name: keyof ProductFilters,
    known: ReadonlyMap<number, number>,
    column: ValueColumn,
  ) => count([name], known, (among) => countValues(column, among));
  const marks = (name: keyof ProductFilters, known: number, column: Uint8Array) =>
    count([name], known, (among) => countMarks(column, among));
  return {
    counts: {
      brands: values('brand_ids', brands, columns.brandIds),
      bases: bits('bases', bases, columns.bases),
      cctBands: bits('cct_bands', cctBands, columns.cctBands),
      wattBands: bits('watt_bands', wattBands, columns.wattBands),
      ips: values('ips', ips, columns.ips),
      finishes: bits('finishes', finishes, columns.finishes),
      dimmable: marks('dimmable', dimmable, columns.dimmable),
      discounted: marks('discounted', discounted, columns.discounted),
      price: count(['price_min', 'price_max'], price, (among) => countPrices(columns, among)),
    },
    inStock: marks('in_stock', inStock, columns.inStock),
  };
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
function byValue({ values }: ValueColumn, counts: Uint32Array): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [place, value] of values.entries()) {
    const count = counts[place] as number;
    if (count > 0) found.set(value, count);
  }
  return found;
}

function countValues(column: ValueColumn, slots: Int32Array): ReadonlyMap<number, number> {
  const counts = new Uint32Array(column.values.length);
  for (let at = 0; at < slots.length; at += 1) {
    addPlace(counts, column.places[slots[at] as number] as number);
  }
  return byValue(column, counts);
}

function countBits(column: Int32Array, bits: number, slots: Int32Array): number[] {
  const counts = Array.from({ length: bits }, () => 0);
  for (let at = 0; at < slots.length; at += 1) {
    addBits(counts, column[slots[at] as number] as number);
  }
  return counts;
}

export function countMarks(column: Uint8Array, slots: Int32Array): number {
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) count += column[slots[at] as number] as number;
  return count;
}

/** Counts the bits of a mask; `by` -1 takes them away. */
export function addBits(counts: number[], mask: number, by: 1 | -1 = 1): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    counts[bit] = (counts[bit] ?? 0) + by;
  }
}
