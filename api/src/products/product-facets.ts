import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import {
  CCT_BAND_NAMES,
  type ProductFacets,
  WATT_BAND_NAMES,
} from '@dp/contract/product-filters.ts';
import { BASES, FINISHES } from '@dp/contract/product-specs.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { nameOrder } from './name-order.ts';

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

/** Counts a list in one pass. */
export function countFacets(list: readonly IndexedProduct[]): FacetCounts {
  const brands = new Map<number, number>();
  const ips = new Map<number, number>();
  const bases = BASES.map(() => 0);
  const cctBands = CCT_BAND_NAMES.map(() => 0);
  const wattBands = WATT_BAND_NAMES.map(() => 0);
  const finishes = FINISHES.map(() => 0);
  let dimmable = 0;
  let discounted = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const product of list) {
    if (product.brandId !== null) add(brands, product.brandId);
    if (product.ip !== null) add(ips, product.ip);
    addBits(bases, product.bases);
    addBits(cctBands, product.cctBands);
    addBits(wattBands, product.wattBands);
    addBits(finishes, product.finishes);
    if (product.dimmable) dimmable += 1;
    if (product.discounted) discounted += 1;
    if (product.pricePiastres < min) min = product.pricePiastres;
    if (product.pricePiastres > max) max = product.pricePiastres;
  }
  const price = list.length === 0 ? null : { min, max };
  return { brands, bases, cctBands, wattBands, ips, finishes, dimmable, discounted, price };
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

function add(counts: Map<number, number>, value: number): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
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
