import { foldDigits } from '@dp/contract/digits.ts';
import {
  AMOUNT_MAX_EGP,
  FILTER_BRANDS_MAX,
  FILTER_VALUES_MAX,
  IP_MAX,
} from '@dp/contract/limits.ts';
import type {
  CctBand,
  ProductFilters,
  ProductSort,
  WattBand,
} from '@dp/contract/product-filters.ts';
import {
  BASES,
  CCT_BAND_NAMES,
  FINISHES,
  PRODUCT_SORTS,
  ROOMS,
  WATT_BAND_NAMES,
} from '@dp/contract/product-values.ts';
import type { Base, Finish, Room } from '../products/spec-values.ts';

/** The filters of a product list; a group without values does not filter. Prices in EGP. */
export interface ListFilters {
  readonly brands: readonly number[];
  readonly bases: readonly Base[];
  readonly light: readonly CctBand[];
  readonly watts: readonly WattBand[];
  readonly ips: readonly number[];
  readonly finishes: readonly Finish[];
  readonly dimmable: boolean;
  readonly inStock: boolean;
  readonly discounted: boolean;
  /** Featured products only; set by an address, such as home's link, not by a filter. */
  readonly featured: boolean;
  /** Rooms for which the products are; set by an address, such as home's links. */
  readonly rooms: readonly Room[];
  /** Bulbs only; set by an address, such as the bulb finder's. */
  readonly bulbs: boolean;
  readonly priceMin: number | undefined;
  readonly priceMax: number | undefined;
}

/** The state of a list that is in its address. */
export interface ListQuery {
  readonly filters: ListFilters;
  readonly sort: ProductSort | undefined;
  /** From 1. */
  readonly page: number;
}

export const NO_FILTERS: ListFilters = {
  brands: [],
  bases: [],
  light: [],
  watts: [],
  ips: [],
  finishes: [],
  dimmable: false,
  inStock: false,
  discounted: false,
  featured: false,
  rooms: [],
  bulbs: false,
  priceMin: undefined,
  priceMax: undefined,
};

/** Products of one page of a list. */
export const PAGE_SIZE = 24;
/** The deepest page of an address, by the API's limit on offsets. */
const PAGE_MAX = 4_000;

/** Parses a list's address. Unknown values are ignored, so that an old link still works. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const [priceMin, priceMax] = inOrder(price(search.get('min')), price(search.get('max')));
  return {
    filters: {
      brands: numbers(search.get('brand'), 1, 2_147_483_647).slice(0, FILTER_BRANDS_MAX),
      bases: known(search.get('base'), BASES),
      light: known(search.get('light'), CCT_BAND_NAMES),
      watts: known(search.get('watt'), WATT_BAND_NAMES),
      ips: numbers(search.get('ip'), 0, IP_MAX).slice(0, FILTER_VALUES_MAX),
      finishes: known(search.get('finish'), FINISHES),
      dimmable: search.get('dimmable') === '1',
      inStock: search.get('stock') === '1',
      discounted: search.get('deal') === '1',
      featured: search.get('featured') === '1',
      rooms: known(search.get('room'), ROOMS),
      bulbs: search.get('bulb') === '1',
      priceMin,
      priceMax,
    },
    sort: known(search.get('sort'), PRODUCT_SORTS)[0],
    page: numbers(search.get('page'), 1, PAGE_MAX)[0] ?? 1,
  };
}

/**
 * Serialises a list's address: the same choice always gives the same text, without defaults. Parameters of
 * `others` that are not the list's own, such as a search's text, are preserved.
 *
 * @returns a query with its `?`, or an empty string.
 */
export function writeListQuery(
  { filters, sort, page }: ListQuery,
  others: URLSearchParams = new URLSearchParams(),
): string {
  const own: readonly (readonly [string, string])[] = [
    ['brand', sorted(filters.brands)],
    ['base', inListOrder(filters.bases, BASES)],
    ['light', inListOrder(filters.light, CCT_BAND_NAMES)],
    ['watt', inListOrder(filters.watts, WATT_BAND_NAMES)],
    ['ip', sorted(filters.ips)],
    ['finish', inListOrder(filters.finishes, FINISHES)],
    ['dimmable', filters.dimmable ? '1' : ''],
    ['stock', filters.inStock ? '1' : ''],
    ['deal', filters.discounted ? '1' : ''],
    ['featured', filters.featured ? '1' : ''],
    ['room', inListOrder(filters.rooms, ROOMS)],
    ['bulb', filters.bulbs ? '1' : ''],
    ['min', filters.priceMin === undefined ? '' : String(filters.priceMin)],
    ['max', filters.priceMax === undefined ? '' : String(filters.priceMax)],
    ['sort', sort ?? ''],
    ['page', page > 1 ? String(page) : ''],
  ];
  const names = new Set(own.map(([name]) => name));
  const foreign = [...others].filter(([name]) => !names.has(name));
  const text = [...foreign, ...own.filter(([, value]) => value !== '')]
    // Commas separate values; encoding them would only make the address hard to read.
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
    .replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The filters in the API's format; undefined without filters. */
export function apiFilters(filters: ListFilters): ProductFilters | undefined {
  const { brands, bases, light, watts, ips, finishes } = filters;
  const [priceMin, priceMax] = inOrder(filters.priceMin, filters.priceMax);
  const body: ProductFilters = {
    ...(brands.length === 0 ? {} : { brand_ids: [...brands] }),
    ...(bases.length === 0 ? {} : { bases: [...bases] }),
    ...(light.length === 0 ? {} : { cct_bands: [...light] }),
    ...(watts.length === 0 ? {} : { watt_bands: [...watts] }),
    ...(ips.length === 0 ? {} : { ips: [...ips] }),
    ...(finishes.length === 0 ? {} : { finishes: [...finishes] }),
    ...(filters.dimmable ? { dimmable: true } : {}),
    ...(filters.inStock ? { in_stock: true } : {}),
    ...(filters.discounted ? { discounted: true } : {}),
    ...(filters.featured ? { featured: true } : {}),
    ...(filters.rooms.length === 0 ? {} : { rooms: [...filters.rooms] }),
    ...(filters.bulbs ? { bulbs: true } : {}),
    ...(priceMin === undefined ? {} : { price_min: priceMin }),
    ...(priceMax === undefined ? {} : { price_max: priceMax }),
  };
  return Object.keys(body).length === 0 ? undefined : body;
}

/** The number of active filters, for the badge on the filter button; a price range counts once. */
export function countFilters(filters: ListFilters): number {
  const { brands, bases, light, watts, ips, finishes, rooms } = filters;
  const groups = [brands, bases, light, watts, ips, finishes, rooms];
  const flags = [
    filters.dimmable,
    filters.inStock,
    filters.discounted,
    filters.featured,
    filters.bulbs,
    filters.priceMin !== undefined || filters.priceMax !== undefined,
  ];
  return groups.reduce((sum, group) => sum + group.length, 0) + flags.filter((flag) => flag).length;
}

/** A price as typed: any digits, thousands separators ignored; undefined when it is not a price. */
export function price(text: string | null): number | undefined {
  if (text === null) return undefined;
  const plain = foldDigits(text)
    .replaceAll('٫', '.')
    .replace(/[,٬\s]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  const value = Number(plain);
  return value <= AMOUNT_MAX_EGP ? value : undefined;
}

/** The lower bound first, whichever way round they were given. */
export function inOrder(
  min: number | undefined,
  max: number | undefined,
): [number | undefined, number | undefined] {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

function values(text: string | null): string[] {
  return text === null ? [] : text.split(',');
}

function known<T extends string>(text: string | null, all: readonly T[]): T[] {
  const wanted = new Set(values(text));
  return all.filter((value) => wanted.has(value));
}

function numbers(text: string | null, least: number, most: number): number[] {
  const found = values(text)
    .map(foldDigits)
    .filter((value) => /^\d{1,10}$/.test(value))
    .map(Number)
    .filter((value) => value >= least && value <= most);
  return [...new Set(found)].sort((a, b) => a - b);
}

function sorted(all: readonly number[]): string {
  return [...all].sort((a, b) => a - b).join(',');
}

function inListOrder<T>(chosen: readonly T[], all: readonly T[]): string {
  return all.filter((value) => chosen.includes(value)).join(',');
}
