/** Request and response of the bulb finder. */
import { z } from 'zod';
import { BASES, CCT_BAND_NAMES, WATT_BAND_NAMES } from './product-values.ts';

/** What is known of the bulb so far. */
export const findBulbsBody = z.strictObject({
  base: z.enum(BASES, { error: 'invalid' }).optional(),
  cct_band: z.enum(CCT_BAND_NAMES, { error: 'invalid' }).optional(),
});

const counted = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }));

/**
 * How many bulbs on sale there are: of each cap, of each light colour with the given cap, of each wattage with
 * both, and in all. Choices without a bulb are left out.
 */
export const bulbCounts = z.object({
  bases: counted(z.enum(BASES)),
  cct_bands: counted(z.enum(CCT_BAND_NAMES)),
  watt_bands: counted(z.enum(WATT_BAND_NAMES)),
  total: z.int(),
});
export type BulbCounts = z.infer<typeof bulbCounts>;
export const bulbCountsResponse = z.object({ data: bulbCounts });
