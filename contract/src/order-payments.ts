/** Requests and responses of paying for an order. */
import { z } from 'zod';
import { foldDigits } from './digits.ts';
import { optionalText } from './fields.ts';
import {
  ATTEMPT_STATES,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  PREPAID_METHODS,
  REFUND_ROUTES,
} from './payments.ts';

export const paymentMethod = z.enum(PAYMENT_METHODS, { error: 'invalid' });

/** A way to pay that the shop offers, and within how many minutes; null for one at the door. */
const offeredMethod = z.object({
  method: paymentMethod,
  pay_within: z.int().nullable(),
  /** Whether no real money moves. */
  test: z.boolean(),
});
export type OfferedMethod = z.infer<typeof offeredMethod>;

/** What the shopper does next to pay. */
const paymentStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('kiosk'), number: z.string() }),
  /** A transfer to an InstaPay address; the order's number goes with it. */
  z.object({ kind: z.literal('transfer'), address: z.string(), holder: z.string() }),
]);

/** One attempt to pay. EGP. */
const paymentAttempt = z.object({
  id: z.int(),
  method: z.enum(PREPAID_METHODS),
  state: z.enum(ATTEMPT_STATES),
  amount: z.number(),
  expires_at: z.string(),
  /** Null once it is decided, and while the provider has not answered. */
  step: paymentStep.nullable(),
  /** Since when the shop waits for the answer: of the provider after the shopper came back, of staff for a transfer. */
  checking_since: z.string().nullable(),
  /** Whether the shop has a picture of the transfer's receipt. */
  receipt: z.boolean(),
  /** Why staff turned a transfer down; a provider's own words are not shown. */
  refusal: z.string().nullable(),
  /** 'Visa •••• 1111', once it is paid. */
  source: z.string().nullable(),
});

/** How an order is paid. EGP. */
export const orderPayment = z.object({
  method: paymentMethod,
  state: z.enum(PAYMENT_STATES),
  /** With `awaiting`: when the order is cancelled if it is not paid. */
  pay_until: z.string().nullable(),
  /** Received before delivery; what is left of the total is paid at the door. */
  paid: z.number(),
  refunded: z.number(),
  paid_at: z.string().nullable(),
  /** The newest of the way that was chosen last; null before the first. */
  attempt: paymentAttempt.nullable(),
  /** A kiosk's number or a transfer that can still be paid though another way was chosen since. */
  earlier: paymentAttempt.nullable(),
  /** Without those that failed, which are not on their way. */
  refunds: z.array(
    z.object({
      id: z.int(),
      amount: z.number(),
      route: z.enum(REFUND_ROUTES),
      state: z.enum(['pending', 'done']),
      at: z.string(),
    }),
  ),
});
export type OrderPayment = z.infer<typeof orderPayment>;

/** The first one is the default. */
export const offeredMethodsResponse = z.object({ data: z.array(offeredMethod) });

export const beginPaymentBody = z.strictObject({
  method: z.enum(PREPAID_METHODS, { error: 'invalid' }),
});

/** What the shopper says of a transfer, so that staff find it in the shop's account. */
export const reportTransferBody = z.strictObject({
  /** The last four digits of the sender's mobile or account. */
  sender_end: z
    .string({ error: 'required' })
    .max(20, 'invalid')
    .transform((typed) => foldDigits(typed).trim())
    .pipe(z.string().regex(/^\d{4}$/, 'invalid')),
  sender_name: optionalText(100),
});
