/** Price batches. Money in EGP; a rule's value is negative to lower prices. */
import { z } from 'zod';
import { idParameter } from '../fields.ts';
import { code, upToTwoDecimals, wallTimeField } from './fields.ts';
import {
  COST_RATE_MAX,
  MARKUP_MAX,
  PRICE_BATCH_STATES,
  PRICE_REFUSALS,
  PRICE_ROUNDINGS,
  PRICE_ROW_LISTS,
  PRICE_STEPS,
} from './price-batch-values.ts';
import { PRICE_MAX_EGP, PRODUCT_FILTERS } from './product-values.ts';
import { actor, bilingual, cursor, version } from './shipment-fields.ts';

const change = (min: number, max: number) =>
  z
    .number({ error: 'not_a_number' })
    .min(min, 'too_small')
    .max(max, 'too_big')
    .refine(upToTwoDecimals, code('too_many_decimals'))
    .refine((value) => value !== 0, code('nothing_to_change'))
    .optional();

/** What is added to each list price, percent or EGP, or what prices are computed from costs by: one of the three. */
const rule = {
  percent: change(-99, 1_000),
  amount: change(-PRICE_MAX_EGP, PRICE_MAX_EGP),
  cost: z
    .strictObject({
      /** What the cost is multiplied by, with up to four decimals, such as an exchange rate; 1 for costs in EGP. */
      rate: z
        .number({ error: 'not_a_number' })
        .min(0.0001, 'too_small')
        .max(COST_RATE_MAX, 'too_big')
        .refine((rate) => Math.abs(rate * 10_000 - Math.round(rate * 10_000)) < 1e-6, 'invalid'),
      /** Percent that is added then. */
      markup: z
        .number({ error: 'not_a_number' })
        .min(-99, 'too_small')
        .max(MARKUP_MAX, 'too_big')
        .refine(upToTwoDecimals, code('too_many_decimals')),
    })
    .optional(),
};

/** Which products: those that the list of products shows with these filters. */
const selection = {
  text: z.string().max(100, 'too_long').optional(),
  filter: z.enum(PRODUCT_FILTERS, { error: 'invalid' }).default('all'),
  category: z.string().max(80, 'too_long').optional(),
  brand: z.string().max(80, 'too_long').optional(),
};

export const newPriceBatchBody = z
  .strictObject({
    ...selection,
    ...rule,
    rounding: z.enum(PRICE_ROUNDINGS, { error: 'invalid' }),
  })
  .refine(
    ({ percent, amount, cost }) =>
      [percent, amount, cost].filter((value) => value !== undefined).length === 1,
    { path: ['percent'], error: code('percent_or_amount') },
  );

export const priceBatchVersionBody = z.strictObject({ version });
export const applyPriceBatchBody = z.strictObject({
  version,
  /** When, on Cairo's clocks; at once without it. */
  at: wallTimeField.optional(),
});

const priceBatch = z.object({
  id: z.int(),
  state: z.enum(PRICE_BATCH_STATES),
  version: z.int(),
  text: z.string().nullable(),
  filter: z.enum(PRODUCT_FILTERS),
  category: z.object({ slug: z.string(), name: bilingual }).nullable(),
  brand: z.object({ slug: z.string(), name: bilingual }).nullable(),
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  /** Prices from costs: rate and percent added; both null without `costs.see`, which they would give away. */
  cost: z.object({ rate: z.number().nullable(), markup: z.number().nullable() }).nullable(),
  rounding: z.enum(PRICE_ROUNDINGS),
  /** Products whose price changes, cannot change, and stays the same; they grow while it is prepared. */
  changes: z.int(),
  refused: z.int(),
  unchanged: z.int(),
  /** Products whose price somebody else had changed meanwhile, and which were left as they were. */
  left_at_apply: z.int(),
  left_at_undo: z.int(),
  /** Share of the work under way that is done, from 0 to 1; null when there is none. */
  progress: z.number().nullable(),
  scheduled_at: z.string().nullable(),
  applied_at: z.string().nullable(),
  undone_at: z.string().nullable(),
  created_at: z.string(),
  created_by: actor,
});
export type PriceBatch = z.output<typeof priceBatch>;
export const priceBatchResponse = z.object({ data: priceBatch });

export const priceBatchesQuery = z.strictObject({ before: cursor });
/** `next` is for `before`; null at the end. */
export const priceBatchesResponse = z.object({
  data: z.array(priceBatch),
  next: z.string().nullable(),
});

export const priceBatchRowsQuery = z.strictObject({
  show: z.enum(PRICE_ROW_LISTS, { error: 'invalid' }).default('changes'),
  /** The page's products have higher ids than this one. */
  after: idParameter.optional(),
});
/** A product of a batch, in the reader's language; list prices before and after, and what one costs. */
const priceBatchRow = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  before: z.number(),
  after: z.number(),
  /** What a shopper pays for one at today's discount. */
  price_before: z.number(),
  price_after: z.number(),
  /** Percent of that which is left after today's cost; null without a cost, or without `costs.see`. */
  margin_before: z.number().nullable(),
  margin_after: z.number().nullable(),
  refusal: z.enum(PRICE_REFUSALS).nullable(),
  /** Pieces that customers ordered from when the batch was applied until it was undone; orders keep their price. */
  ordered: z.int(),
  /** A price that somebody else had made by then, and that stayed. */
  left: z
    .object({
      at: z.enum(PRICE_STEPS),
      found: z.number(),
      since: z.string(),
      by: z.string().nullable(),
    })
    .nullable(),
});
export type PriceBatchRow = z.output<typeof priceBatchRow>;
/** `next` is for `after`; null at the end. */
export const priceBatchRowsResponse = z.object({
  data: z.array(priceBatchRow),
  next: z.string().nullable(),
});
