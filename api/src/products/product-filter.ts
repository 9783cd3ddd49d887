import { toPiastres } from '@dp/contract/money.ts';
import {
  CCT_BAND_NAMES,
  type ProductFilters,
  WATT_BAND_NAMES,
} from '@dp/contract/product-filters.ts';
import { BASES, FINISHES } from '@dp/contract/product-specs.ts';
import { type IndexedProduct, maskOf } from './indexed-product.ts';

type Test = (product: IndexedProduct) => boolean;

/**
 * The test that `filters` put to each product; undefined when they let everything through. Values of one
 * filter are alternatives, an empty list filters nothing; different filters must all hold.
 */
export function productFilter(filters: ProductFilters = {}): Test | undefined {
  const tests = [
    ...choices(filters),
    ...(filters.dimmable ? [(product: IndexedProduct) => product.dimmable] : []),
    ...(filters.in_stock ? [(product: IndexedProduct) => product.inStock] : []),
    ...(filters.discounted ? [(product: IndexedProduct) => product.discounted] : []),
    ...prices(filters),
  ];
  return tests.length === 0 ? undefined : (product) => tests.every((test) => test(product));
}

function choices(filters: ProductFilters): Test[] {
  const tests: Test[] = [];
  const { brand_ids = [], bases = [], cct_bands = [], watt_bands = [] } = filters;
  const { ips = [], finishes = [] } = filters;
  if (brand_ids.length > 0) {
    const wanted = new Set<number | null>(brand_ids);
    tests.push(({ brandId }) => wanted.has(brandId));
  }
  if (ips.length > 0) {
    const wanted = new Set<number | null>(ips);
    tests.push(({ ip }) => wanted.has(ip));
  }
  if (bases.length > 0) {
    const wanted = maskOf(BASES, bases);
    tests.push((product) => (product.bases & wanted) !== 0);
  }
  if (cct_bands.length > 0) {
    const wanted = maskOf(CCT_BAND_NAMES, cct_bands);
    tests.push(({ cctBands }) => (cctBands & wanted) !== 0);
  }
  if (watt_bands.length > 0) {
    const wanted = maskOf(WATT_BAND_NAMES, watt_bands);
    tests.push(({ wattBands }) => (wattBands & wanted) !== 0);
  }
  if (finishes.length > 0) {
    const wanted = maskOf(FINISHES, finishes);
    tests.push((product) => (product.finishes & wanted) !== 0);
  }
  return tests;
}

/** Both ends belong to the range; they are compared with what is paid. */
function prices({ price_min, price_max }: ProductFilters): Test[] {
  const tests: Test[] = [];
  if (price_min !== undefined) {
    const least = toPiastres(price_min);
    tests.push(({ pricePiastres }) => pricePiastres >= least);
  }
  if (price_max !== undefined) {
    const most = toPiastres(price_max);
    tests.push(({ pricePiastres }) => pricePiastres <= most);
  }
  return tests;
}
