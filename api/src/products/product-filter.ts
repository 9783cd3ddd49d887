import { toPiastres } from '@dp/contract/money.ts';
import {
  CCT_BAND_NAMES,
  type ProductFilters,
  WATT_BAND_NAMES,
} from '@dp/contract/product-filters.ts';
import { BASES, FINISHES } from '@dp/contract/product-specs.ts';
import { maskOf } from './indexed-product.ts';
import type { ProductColumns } from './product-columns.ts';

type Test = (slot: number) => boolean;

/**
 * The slots that `filters` keep, in the same order; the same array when they let everything through. Values
 * of one filter are alternatives, an empty list filters nothing; different filters must all hold.
 */
export function filterSlots(
  columns: ProductColumns,
  slots: Int32Array,
  filters: ProductFilters = {},
): Int32Array {
  const tests = [
    ...choices(columns, filters),
    ...marks(columns, filters),
    ...prices(columns, filters),
  ];
  if (tests.length === 0) return slots;
  const kept = new Int32Array(slots.length);
  let count = 0;
  const [first, ...others] = tests as [Test, ...Test[]];
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] as number;
    if (first(slot) && (others.length === 0 || passes(others, slot))) kept[count++] = slot;
  }
  return kept.subarray(0, count);
}

function passes(tests: readonly Test[], slot: number): boolean {
  for (const test of tests) {
    if (!test(slot)) return false;
  }
  return true;
}

function choices(columns: ProductColumns, filters: ProductFilters): Test[] {
  const { brand_ids = [], bases = [], cct_bands = [], watt_bands = [] } = filters;
  const { ips = [], finishes = [] } = filters;
  return [
    ...(brand_ids.length > 0 ? [isAmong(columns.brandIds, brand_ids)] : []),
    ...(ips.length > 0 ? [isAmong(columns.ips, ips)] : []),
    ...(bases.length > 0 ? [hasSome(columns.bases, maskOf(BASES, bases))] : []),
    ...(cct_bands.length > 0 ? [hasSome(columns.cctBands, maskOf(CCT_BAND_NAMES, cct_bands))] : []),
    ...(watt_bands.length > 0
      ? [hasSome(columns.wattBands, maskOf(WATT_BAND_NAMES, watt_bands))]
      : []),
    ...(finishes.length > 0 ? [hasSome(columns.finishes, maskOf(FINISHES, finishes))] : []),
  ];
}

function isAmong(column: Int32Array | Int16Array, values: readonly number[]): Test {
  const wanted = new Set(values);
  return (slot) => wanted.has(column[slot] as number);
}

function hasSome(column: Int32Array, mask: number): Test {
  return (slot) => ((column[slot] as number) & mask) !== 0;
}

function marks(columns: ProductColumns, filters: ProductFilters): Test[] {
  const isSet = (column: Uint8Array) => (slot: number) => column[slot] === 1;
  return [
    ...(filters.dimmable ? [isSet(columns.dimmable)] : []),
    ...(filters.in_stock ? [isSet(columns.inStock)] : []),
    ...(filters.discounted ? [isSet(columns.discounted)] : []),
  ];
}

/** Both ends belong to the range; they are compared with what is paid. */
function prices({ pricesPiastres }: ProductColumns, filters: ProductFilters): Test[] {
  const { price_min, price_max } = filters;
  const least = price_min === undefined ? undefined : toPiastres(price_min);
  const most = price_max === undefined ? undefined : toPiastres(price_max);
  return [
    ...(least === undefined ? [] : [(slot: number) => (pricesPiastres[slot] as number) >= least]),
    ...(most === undefined ? [] : [(slot: number) => (pricesPiastres[slot] as number) <= most]),
  ];
}
