/** The signed page on which a shopper confirms, corrects or cancels an order without logging in. */
import { z } from 'zod';
import { addressFields } from './addresses.ts';
import { requiredText } from './fields.ts';
import { ORDER_TOTAL_MAX_EGP } from './limits.ts';
import { order, totals } from './orders.ts';

const token = z.string({ error: 'required' }).min(1, 'required').max(100, 'invalid');

/** What the link of an order allows now; `under_way`: it is dispatched or later. */
export const ORDER_LINK_STATES = ['open', 'confirmed', 'cancelled', 'under_way'] as const;

/** The order as its page shows it. EGP. */
export const linkedOrder = z.object({
  number: z.string(),
  state: z.enum(ORDER_LINK_STATES),
  lines: order.shape.lines,
  totals,
  address: order.shape.address.extend({ state_id: z.int(), city_id: z.int() }),
  delivery_days: order.shape.delivery_days,
  /** Whether the address can still be corrected, and the order cancelled. */
  correctable: z.boolean(),
  cancellable: z.boolean(),
});
export type LinkedOrder = z.infer<typeof linkedOrder>;
export const linkedOrderResponse = z.object({ data: linkedOrder });

export const orderLinkBody = z.strictObject({ token });
export const quoteCorrectionBody = z.strictObject({ token, address: addressFields });
export const correctionQuoteResponse = z.object({
  data: z.object({ before: totals, after: totals }),
});
/** `expected_total` is that of the quote, EGP. */
export const correctOrderBody = z.strictObject({
  token,
  address: addressFields,
  expected_total: z
    .number({ error: 'not_a_number' })
    .min(0, 'too_small')
    .max(ORDER_TOTAL_MAX_EGP, 'too_big'),
});
export const declineOrderBody = z.strictObject({ token, reason: requiredText('required', 300) });
