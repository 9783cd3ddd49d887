/** Costs of many products, from a list such as a supplier's: a SKU and a cost on each line. */
import { z } from 'zod';
import { idField } from '../fields.ts';
import { COST_LINE_FAULTS, COST_LINES_MAX } from './cost-list-values.ts';
import { setProductCostBody } from './product-costs.ts';

export const checkCostsBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        sku: z.string({ error: 'required' }).max(200, 'too_long'),
        /** Text where it could not be read as a number. */
        cost: z.union([z.number(), z.string().max(200, 'too_long')]),
      }),
      { error: 'required' },
    )
    .min(1, 'required')
    .max(COST_LINES_MAX, 'too_big'),
});

/** In the order of the lines. Costs and prices of one in EGP; `version` as `setCosts` takes it. */
const checkedLine = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['new', 'same']),
    id: z.int(),
    sku: z.string(),
    name: z.string(),
    version: z.int(),
    /** Null: not known. */
    before: z.number().nullable(),
    cost: z.number(),
    price: z.number(),
    /** Percent of the price that would be left; null for a price of nothing. */
    margin: z.number().nullable(),
  }),
  z.object({ outcome: z.literal('wrong'), sku: z.string(), fault: z.enum(COST_LINE_FAULTS) }),
]);
export type CheckedCostLine = z.infer<typeof checkedLine>;
export const checkCostsResponse = z.object({ data: z.array(checkedLine) });

export const setCostsBody = z.strictObject({
  costs: z
    .array(setProductCostBody.extend({ id: idField }), { error: 'required' })
    .min(1, 'required')
    .max(COST_LINES_MAX, 'too_big')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'invalid'),
});

/** In the order of the body. `changed`: somebody else has set the cost since `version`; it stays. */
const setCost = z.object({
  id: z.int(),
  outcome: z.enum(['set', 'changed']),
  version: z.int(),
  cost: z.number().nullable(),
});
export type SetCost = z.infer<typeof setCost>;
export const setCostsResponse = z.object({ data: z.array(setCost) });
