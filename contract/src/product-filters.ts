/** Sorts and filters of product lists and search (specification §2 filter sheet, design §4). */
import { z } from 'zod';
import { egpField, idField } from './fields.ts';
import { FILTER_BRANDS_MAX, FILTER_VALUES_MAX, IP_MAX } from './limits.ts';
import {
  BASES,
  CCT_BAND_NAMES,
  type CCT_BANDS,
  FINISHES,
  PRODUCT_SORTS,
  ROOMS,
  WATT_BAND_NAMES,
  type WATT_BANDS,
} from './product-values.ts';

export type ProductSort = (typeof PRODUCT_SORTS)[number];

export type CctBand = keyof typeof CCT_BANDS;

export type WattBand = keyof typeof WATT_BANDS;

/** Values of one filter are alternatives; different filters must all hold. */
export const productFilters = z.strictObject({
  brand_ids: z.array(idField).max(FILTER_BRANDS_MAX, 'too_big').optional(),
  bases: z
    .array(z.enum(BASES, { error: 'invalid' }))
    .max(FILTER_VALUES_MAX, 'too_big')
    .optional(),
  cct_bands: z
    .array(z.enum(CCT_BAND_NAMES, { error: 'invalid' }))
    .max(10, 'too_big')
    .optional(),
  watt_bands: z
    .array(z.enum(WATT_BAND_NAMES, { error: 'invalid' }))
    .max(10, 'too_big')
    .optional(),
  ips: z
    .array(z.int({ error: 'invalid' }).min(0, 'invalid').max(IP_MAX, 'invalid'))
    .max(FILTER_VALUES_MAX, 'too_big')
    .optional(),
  finishes: z
    .array(z.enum(FINISHES, { error: 'invalid' }))
    .max(FILTER_VALUES_MAX, 'too_big')
    .optional(),
  rooms: z
    .array(z.enum(ROOMS, { error: 'invalid' }))
    .max(FILTER_VALUES_MAX, 'too_big')
    .optional(),
  dimmable: z.literal(true, { error: 'invalid' }).optional(),
  in_stock: z.literal(true, { error: 'invalid' }).optional(),
  discounted: z.literal(true, { error: 'invalid' }).optional(),
  featured: z.literal(true, { error: 'invalid' }).optional(),
  /** What is screwed into a lamp: with a cap of its own, and no holders for others. */
  bulbs: z.literal(true, { error: 'invalid' }).optional(),
  /** Inclusive, EGP, compared with the price after discount. */
  price_min: egpField().optional(),
  price_max: egpField().optional(),
});
export type ProductFilters = z.infer<typeof productFilters>;

export const productSort = z.enum(PRODUCT_SORTS, { error: 'invalid' });

const count = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }));

/**
 * How many products each value would keep under the filters of the other groups; every value that the unfiltered
 * list has, also those that would keep none. The price's ends, in EGP, are those under all filters but the price.
 */
export const productFacets = z.object({
  brands: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
  bases: count(z.enum(BASES)),
  cct_bands: count(z.enum(CCT_BAND_NAMES)),
  watt_bands: count(z.enum(WATT_BAND_NAMES)),
  ips: count(z.int()),
  finishes: count(z.enum(FINISHES)),
  dimmable: z.int(),
  in_stock: z.int(),
  discounted: z.int(),
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
});
export type ProductFacets = z.infer<typeof productFacets>;
