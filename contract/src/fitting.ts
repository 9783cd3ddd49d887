/** What fits a product: bulbs, dimmers and drivers, and for a driver what it runs, each with the reason. */
import { z } from 'zod';
import { BASES } from './product-values.ts';
import { product } from './products.ts';

/** Why it fits; watts and volts as printed on the goods. */
const fittingReason = z.discriminatedUnion('kind', [
  /** The cap of the luminaire, the watts its mark allows, and how many it takes. */
  z.object({
    kind: z.literal('bulb'),
    base: z.enum(BASES),
    watt_max: z.number().nullable(),
    count: z.int(),
  }),
  /** The load it would have, in watts of LED lamps. */
  z.object({ kind: z.literal('dimmer'), load_watt: z.number(), load_watt_max: z.number() }),
  /** `metres`: how much of something sold by the metre it supplies. */
  z.object({
    kind: z.literal('driver'),
    supply: z.enum(['volts', 'current']),
    value: z.number(),
    watt: z.number(),
    metres: z.number().nullable(),
  }),
  /** What a driver runs: how many pieces, rolls or metres of it. */
  z.object({
    kind: z.literal('load'),
    supply: z.enum(['volts', 'current']),
    value: z.number(),
    count: z.int(),
    unit: z.enum(['piece', 'roll', 'metre']),
  }),
]);
export type FittingReason = z.infer<typeof fittingReason>;

export const fittingProductsResponse = z.object({
  data: z.array(z.object({ product, reason: fittingReason })),
});
