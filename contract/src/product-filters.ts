/** Sorts and filters of product lists and search (specification §2 filter sheet, design §4). */
import { z } from 'zod';
import { egpField, idField } from './fields.ts';
import { BASES, FINISHES } from './product-specs.ts';

/**
 * The four sorts of the specification, and the newest products first. Without one, lists come in the
 * shop's own order, search by relevance.
 */
export const PRODUCT_SORTS = [
  'price_asc',
  'price_desc',
  'name_asc',
  'name_desc',
  'newest',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Colour-temperature bands, in kelvin, both ends included. */
export const CCT_BANDS = {
  amber: [1_000, 2_500],
  warm: [2_501, 3_299],
  natural: [3_300, 4_599],
  day: [4_600, 5_699],
  cool: [5_700, 12_000],
} as const;
export type CctBand = keyof typeof CCT_BANDS;
export const CCT_BAND_NAMES = ['amber', 'warm', 'natural', 'day', 'cool'] as const;

/** Wattage bands, in watts: above the first, up to and including the second. */
export const WATT_BANDS = {
  'up-to-5': [0, 5],
  '6-9': [5, 9],
  '10-15': [9, 15],
  '16-24': [15, 24],
  '25-50': [24, 50],
  'over-50': [50, 1_000_000],
} as const;
export type WattBand = keyof typeof WATT_BANDS;
export const WATT_BAND_NAMES = ['up-to-5', '6-9', '10-15', '16-24', '25-50', 'over-50'] as const;

/** Values of one filter are alternatives; different filters must all hold. */
export const productFilters = z.strictObject({
  brand_ids: z.array(idField).max(50, 'too_big').optional(),
  bases: z
    .array(z.enum(BASES, { error: 'invalid' }))
    .max(20, 'too_big')
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
    .array(z.int({ error: 'invalid' }).min(0, 'invalid').max(69, 'invalid'))
    .max(20, 'too_big')
    .optional(),
  finishes: z
    .array(z.enum(FINISHES, { error: 'invalid' }))
    .max(20, 'too_big')
    .optional(),
  dimmable: z.literal(true, { error: 'invalid' }).optional(),
  in_stock: z.literal(true, { error: 'invalid' }).optional(),
  discounted: z.literal(true, { error: 'invalid' }).optional(),
  /** Inclusive, EGP, compared with what is paid. */
  price_min: egpField().optional(),
  price_max: egpField().optional(),
});
export type ProductFilters = z.infer<typeof productFilters>;

export const productSort = z.enum(PRODUCT_SORTS, { error: 'invalid' });

const count = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }));

/** How many products of the unfiltered list each filter value would keep; price ends in EGP. */
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
