import { toPiastres } from '@dp/contract/money.ts';
import type { ProductFilters } from '@dp/contract/product-filters.ts';
import {
  BASES,
  CCT_BAND_NAMES,
  FINISHES,
  ROOMS,
  WATT_BAND_NAMES,
} from '@dp/contract/product-values.ts';
import { maskOf } from './indexed-product.ts';
import { NONE, type ProductColumns, type ValueColumn } from './product-columns.ts';
import { slotsRoom } from './scratch.ts';

/**
 * Moves the slots that pass a filter to the front of `slots`, of which the first `count` are used; returns
 * their number.
 */
type Sieve = (slots: Int32Array, count: number) => number;

/**
 * The slots that pass `filters`, in the same order, valid until the next call; the same array when all pass.
 * Values of one filter are alternatives, an empty list filters nothing; different filters must all hold.
 *
 * Each filter has its own loop: one loop that calls several filters per slot is megamorphic and takes ten
 * times as long.
 */
export function filterSlots(
  columns: ProductColumns,
  slots: Int32Array,
  filters: ProductFilters = {},
): Int32Array {
  const sieves = [
    ...marks(columns, filters),
    ...prices(columns, filters),
    ...choices(columns, filters),
  ];
  if (sieves.length === 0) return slots;
  const matching = slotsRoom(slots.length);
  matching.set(slots);
  let count = slots.length;
  for (const sieve of sieves) count = sieve(matching, count);
  return matching.subarray(0, count);
}

function choices(columns: ProductColumns, filters: ProductFilters): Sieve[] {
  const { brand_ids = [], bases = [], cct_bands = [], watt_bands = [] } = filters;
  const { ips = [], finishes = [], rooms = [] } = filters;
  return [
    ...(brand_ids.length > 0 ? [isAmong(columns.brandIds, brand_ids)] : []),
    ...(ips.length > 0 ? [isAmong(columns.ips, ips)] : []),
    ...(bases.length > 0 ? [hasSome(columns.bases, maskOf(BASES, bases))] : []),
    ...(cct_bands.length > 0 ? [hasSome(columns.cctBands, maskOf(CCT_BAND_NAMES, cct_bands))] : []),
    ...(watt_bands.length > 0
      ? [hasSome(columns.wattBands, maskOf(WATT_BAND_NAMES, watt_bands))]
      : []),
    ...(finishes.length > 0 ? [hasSome(columns.finishes, maskOf(FINISHES, finishes))] : []),
    ...(rooms.length > 0 ? [hasSome(columns.rooms, maskOf(ROOMS, rooms))] : []),
  ];
}

function isAmong({ values, places }: ValueColumn, wanted: readonly number[]): Sieve {
  const isWanted = Uint8Array.from(values, (value) => (wanted.includes(value) ? 1 : 0));
  return (slots, count) => {
    let matching = 0;
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] as number;
      const place = places[slot] as number;
      if (place !== NONE && isWanted[place] === 1) slots[matching++] = slot;
    }
    return matching;
  };
}

function hasSome(column: Int32Array, mask: number): Sieve {
  return (slots, count) => {
    let matching = 0;
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] as number;
      if (((column[slot] as number) & mask) !== 0) slots[matching++] = slot;
    }
    return matching;
  };
}

function marks(columns: ProductColumns, filters: ProductFilters): Sieve[] {
  return [
    ...(filters.dimmable ? [isSet(columns.dimmable)] : []),
    ...(filters.in_stock ? [isSet(columns.inStock)] : []),
    ...(filters.discounted ? [isSet(columns.discounted)] : []),
    ...(filters.bulbs ? [isSet(columns.bulb)] : []),
    ...(filters.featured ? [isSet(columns.featured)] : []),
  ];
}

function isSet(column: Uint8Array): Sieve {
  return (slots, count) => {
    let matching = 0;
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] as number;
      if (column[slot] === 1) slots[matching++] = slot;
    }
    return matching;
  };
}

/** Both ends are inclusive; they are compared with the price after discount. */
function prices({ pricesPiastres }: ProductColumns, filters: ProductFilters): Sieve[] {
  const { price_min, price_max } = filters;
  if (price_min === undefined && price_max === undefined) return [];
  const least = price_min === undefined ? Number.NEGATIVE_INFINITY : toPiastres(price_min);
  const most = price_max === undefined ? Number.POSITIVE_INFINITY : toPiastres(price_max);
  return [
    (slots, count) => {
      let matching = 0;
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] as number;
        const price = pricesPiastres[slot] as number;
        if (price >= least && price <= most) slots[matching++] = slot;
      }
      return matching;
    },
  ];
}
