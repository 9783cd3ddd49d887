import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { ProductFacets } from '@dp/contract/product-filters.ts';
import { BASES, CCT_BAND_NAMES, FINISHES, WATT_BAND_NAMES } from '@dp/contract/product-values.ts';
import { nameOrder } from './name-order.ts';
import { NONE, type ProductColumns, type ValueColumn } from './product-columns.ts';

/** How many products of a list each filter value would keep, but for `in_stock`, which changes on its own. */
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
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
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
    const price = columns.pricesPiastres[slot] as number;
    if (price < min) min = price;
    if (price > max) max = price;
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
    price: slots.length === 0 ? null : { min, max },
  };
}

/**
 * The counts as the contract shows them: values in the contract's own order, IP ratings ascending, the
 * brands with most products first, equal ones by name; values without products are left out.
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

function addBits(counts: number[], mask: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    counts[bit] = (counts[bit] ?? 0) + 1;
  }
}

function withCounts<T>(values: readonly T[], counts: readonly number[]) {
  return values.flatMap((value, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [{ value, count }];
  });
}
