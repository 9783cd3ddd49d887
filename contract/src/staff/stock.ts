/** Stock as staff see and change it. Units are pieces. */
import { z } from 'zod';
import { idParameter, optionalText } from '../fields.ts';
import { picture } from '../pictures.ts';
import { wholeField } from './fields.ts';
import { MOVEMENT_REASONS, STOCK_FILTERS, STOCK_REASONS } from './stock-values.ts';

const UNITS_MAX = 1_000_000;

/** What was counted of one product. */
export const setStockBody = z.strictObject({ sku: z.string(), stock: wholeField(0, UNITS_MAX) });

/** `<sellable>-<id>` of the last product of a page. */
const stockCursor = z
  .string()
  .regex(/^\d{1,10}-[1-9]\d{0,9}$/, 'invalid')
  .transform((text) => {
    const [sellable, id] = text.split('-').map(Number);
    return { sellable: sellable ?? 0, id: id ?? 0 };
  })
  .refine(({ sellable, id }) => Math.max(sellable, id) <= 2_147_483_647, 'invalid');

export const listStockQuery = z.strictObject({
  /** A name in any spelling or a SKU; finds at most a page. */
  text: z.string().max(100, 'too_long').optional(),
  filter: z.enum(STOCK_FILTERS, { error: 'invalid' }).default('all'),
  after: stockCursor.optional(),
});

export const stockedProduct = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  image: picture.nullable(),
  shelf: z.string().nullable(),
  on_sale: z.boolean(),
  /** On sale, and so few that the owner calls it low. */
  low: z.boolean(),
  /** Units that the shop can sell. */
  sellable: z.int(),
  /** Units of orders that have not left the shop. */
  promised: z.int(),
  /** Both together: what a count finds. */
  on_hand: z.int(),
  /** People who wait for it to be back. */
  wanted_by: z.int(),
});
export type StockedProduct = z.infer<typeof stockedProduct>;

/** `next` is for `after`; null at the end. `more`: further products fit the text. */
export const stockListResponse = z.object({
  data: z.array(stockedProduct),
  next: z.string().nullable(),
  more: z.boolean(),
});
export const stockResponse = z.object({ data: stockedProduct });

export const stockMovement = z.object({
  id: z.int(),
  delta: z.int(),
  reason: z.enum(MOVEMENT_REASONS),
  note: z.string().nullable(),
  at: z.string(),
  /** `name` is null for shoppers. */
  actor: z.object({ kind: z.enum(['shopper', 'staff', 'system']), name: z.string().nullable() }),
  order: z.object({ id: z.int(), number: z.string() }).nullable(),
});
export type StockMovement = z.infer<typeof stockMovement>;

export const listMovementsQuery = z.strictObject({ before: idParameter.optional() });
export const movementsResponse = z.object({
  data: z.array(stockMovement),
  next: z.int().nullable(),
});

/**
 * `quantity` is what was added or taken out, for `counted` what there is; only for `corrected` it may be below
 * zero. `on_hand` is what the caller saw, so that nobody changes a stock that has changed.
 */
export const changeStockBody = z
  .strictObject({
    reason: z.enum(STOCK_REASONS, { error: 'required' }),
    quantity: wholeField(-UNITS_MAX, UNITS_MAX),
    note: optionalText(300),
    on_hand: wholeField(0, 2_147_483_647),
  })
  .superRefine(({ reason, quantity, note }, context) => {
    const least = { received: 1, broken: 1, counted: 0, corrected: -UNITS_MAX }[reason];
    if (quantity < least) {
      context.addIssue({ code: 'custom', path: ['quantity'], message: 'too_small' });
    }
    if (reason !== 'corrected') return;
    if (quantity === 0) {
      context.addIssue({ code: 'custom', path: ['quantity'], message: 'nothing_to_change' });
    }
    if (note === undefined) {
      context.addIssue({ code: 'custom', path: ['note'], message: 'required' });
    }
  });
