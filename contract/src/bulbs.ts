/** Request and response of the bulb finder. */
import { z } from 'zod';
import { BASES, CCT_BAND_NAMES, WATT_BAND_NAMES } from './product-values.ts';

/** What is known of the bulb so far. */
export const findBulbsBody = z.strictObject({
  base: z.enum(BASES, { error: 'invalid' }).optional(),
  cct_band: z.enum(CCT_BAND_NAMES, { error: 'invalid' }).optional(),
  /** Alternatives, as in a list's filter. */
  watt_bands: z
    .array(z.enum(WATT_BAND_NAMES, { error: 'invalid' }))
    .max(10, 'too_big')
    .optional(),
});

const counted = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }));

/**
 * How many bulbs on sale each cap, light colour and wattage would leave under the answers to the other two, and
 * how many all answers leave. Every choice that some bulb has is listed, also one that would leave none.
 */
export const bulbCounts = z.object({
  bases: counted(z.enum(BASES)),
  cct_bands: counted(z.enum(CCT_BAND_NAMES)),
  watt_bands: counted(z.enum(WATT_BAND_NAMES)),
  total: z.int(),
});
export type BulbCounts = z.infer<typeof bulbCounts>;
export const bulbCountsResponse = z.object({ data: bulbCounts });
