/** What the shop pays for its products: never in what shoppers are sent. */
import { z } from 'zod';
import { egpField } from '../fields.ts';
import { code, upToTwoDecimals, wholeField } from './fields.ts';
import { actor } from './shipment-fields.ts';

const COST_MAX_EGP = 10_000_000;

/** `version` is that of the costs which the caller saw, 0 for none; a cost of null is no longer known. */
export const setProductCostBody = z.strictObject({
  version: wholeField(0, Number.MAX_SAFE_INTEGER),
  cost: egpField(COST_MAX_EGP).refine(upToTwoDecimals, code('too_many_decimals')).nullable(),
});

/** A product's cost of one unit in EGP, and the latest changes, the newest first. */
const productCosts = z.object({
  version: z.int(),
  cost: z.number().nullable(),
  /** Percent of the price of one that is left after its cost; null without a cost or price. */
  margin: z.number().nullable(),
  history: z.array(z.object({ cost: z.number().nullable(), at: z.string(), actor })),
});
export type ProductCosts = z.infer<typeof productCosts>;
export const productCostsResponse = z.object({ data: productCosts });
