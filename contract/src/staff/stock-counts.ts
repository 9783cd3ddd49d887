/** Stock counts. Units are pieces; money is EGP. */
import { z } from 'zod';
import { idParameter, optionalText } from '../fields.ts';
import { picture } from '../pictures.ts';
import { wholeField } from './fields.ts';
import { money } from './shipment-fields.ts';
import {
  COUNT_ENTRIES,
  COUNT_PARTS,
  COUNT_PROBLEMS,
  COUNT_SCOPES,
  COUNT_STATES,
} from './stock-count-values.ts';

const UNITS_MAX = 1_000_000;

export const listStockCountsQuery = z.strictObject({ before: idParameter.optional() });

/** `value` is a category's slug, or how the names of shelves begin. */
export const startStockCountBody = z
  .strictObject({
    scope: z.enum(COUNT_SCOPES, { error: 'required' }),
    value: optionalText(80),
    note: optionalText(300),
  })
  .superRefine(({ scope, value }, context) => {
    if ((scope === 'all') === (value === undefined)) return;
    const message = scope === 'all' ? 'invalid' : 'required';
    context.addIssue({ code: 'custom', path: ['value'], message });
  });

export const countScopesResponse = z.object({
  data: z.object({ categories: z.array(z.object({ slug: z.string(), name: z.string() })) }),
});

const stockCount = z.object({
  id: z.int(),
  state: z.enum(COUNT_STATES),
  scope: z.enum(COUNT_SCOPES),
  /** The category's name, or how the shelves begin; null for every product. */
  scope_name: z.string().nullable(),
  note: z.string().nullable(),
  /** Raised by each entry. */
  version: z.int(),
  started_at: z.string(),
  started_by: z.string().nullable(),
  ended_at: z.string().nullable(),
  ended_by: z.string().nullable(),
  counted: z.int(),
});
export type StockCount = z.infer<typeof stockCount>;

/** `next` is for `before`. */
export const stockCountsResponse = z.object({
  data: z.array(stockCount),
  next: z.int().nullable(),
});
export const stockCountResponse = z.object({ data: stockCount });

export const stockCountDetailsResponse = z.object({
  data: stockCount.extend({
    /** Products of the scope that nobody has counted; their stock stays. */
    open: z.int(),
    /** The total of the differences, and how many cannot be booked. */
    different: z.int(),
    unbookable: z.int(),
    missing_units: z.int(),
    surplus_units: z.int(),
    /** Surplus less what is missing, at cost, or at the price where no cost is known; null without `costs.see`. */
    value: money.nullable(),
    /** Whether the differences are large enough that somebody who did not count has to close it. */
    needs_approval: z.boolean(),
  }),
});
export type StockCountDetails = z.infer<typeof stockCountDetailsResponse>['data'];

/** `code` finds a product by its SKU, or those with a barcode, in any part; `from` skips so many. */
export const listCountLinesQuery = z.strictObject({
  part: z.enum(COUNT_PARTS, { error: 'invalid' }).default('open'),
  code: optionalText(64),
  /** The `next` of the page before. */
  from: z.coerce.number().pipe(wholeField(0, 2_147_483_647)).default(0),
});

const countLine = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  image: picture.nullable(),
  shelf: z.string().nullable(),
  /** Null while nobody has counted it. */
  counted: z.int().nullable(),
  counted_by: z.string().nullable(),
  counted_at: z.string().nullable(),
  /** Only in the part `different`: what there should have been when it was counted. */
  expected: z.int().nullable(),
  problem: z.enum(COUNT_PROBLEMS).nullable(),
});
export type CountLine = z.infer<typeof countLine>;

/** `next` is for `from`. */
export const countLinesResponse = z.object({
  data: z.array(countLine),
  next: z.int().nullable(),
});

/**
 * `key` is made by the caller: an entry that is sent twice counts once. `seen` is what the caller saw as entered
 * before, null for nothing: what a colleague has entered since is not replaced or taken out unseen.
 */
export const enterCountBody = z.strictObject({
  key: z.uuid({ error: 'invalid' }),
  product_id: z.int({ error: 'invalid' }).positive('invalid').max(2_147_483_647, 'invalid'),
  how: z.enum(COUNT_ENTRIES, { error: 'invalid' }),
  quantity: wholeField(0, UNITS_MAX),
  seen: wholeField(0, UNITS_MAX).nullable().optional(),
});
export const enterCountResponse = z.object({ data: countLine });

export const endStockCountBody = z.strictObject({ version: wholeField(1, 2_147_483_647) });
