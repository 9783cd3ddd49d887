/** Payments, refunds and money that needs a person. EGP. */
import { z } from 'zod';
import { CREDIT_NOTE_KINDS } from '../credit-note-values.ts';
import { idField, idParameter, optionalText, requiredText } from '../fields.ts';
import { paymentMethod } from '../order-payments.ts';
import {
  ATTEMPT_STATES,
  ONLINE_METHODS,
  PAYMENT_STATES,
  PREPAID_METHODS,
  PROVIDERS,
  REFUND_ROUTES,
  REFUND_STATES,
} from '../payments.ts';
import { amountField, boundedDays, dayField } from './fields.ts';
import {
  PAYMENT_TASK_KINDS,
  REFUND_REASON_MAX_LENGTH,
  TRANSFER_REFERENCE_MAX_LENGTH,
} from './payment-values.ts';
import { pictureFile } from './pictures.ts';
import { bilingual } from './shipment-fields.ts';

/** Who took a payment. */
export const providerName = z.enum([...PROVIDERS, 'instapay']);

/** One attempt to pay, with what its provider says of it. */
export const staffAttempt = z.object({
  id: z.int(),
  provider: providerName,
  method: z.enum(PREPAID_METHODS),
  reference: z.string(),
  state: z.enum(ATTEMPT_STATES),
  amount: z.number(),
  received: z.number(),
  refunded: z.number(),
  /** What could still be given back of it. */
  refundable: z.number(),
  /** Whether its provider can give it back: not for a transfer, nor for a provider whose keys are gone. */
  by_provider: z.boolean(),
  test: z.boolean(),
  created_at: z.string(),
  expires_at: z.string(),
  paid_at: z.string().nullable(),
  source: z.string().nullable(),
  /** The provider's transaction, or the bank's reference of a transfer. */
  payment: z.string().nullable(),
  failure: z.string().nullable(),
  /** What the shopper says of a transfer; null until they say that they made it. */
  transfer: z
    .object({
      sender_end: z.string(),
      sender_name: z.string().nullable(),
      reported_at: z.string(),
      /** Whether there is a picture of the receipt. */
      receipt: z.boolean(),
    })
    .nullable(),
});

/** Money that went back, or is to go back. */
export const staffRefund = z.object({
  id: z.int(),
  attempt_id: z.int().nullable(),
  amount: z.number(),
  reason: z.string(),
  route: z.enum(REFUND_ROUTES),
  state: z.enum(REFUND_STATES),
  proof: z.string().nullable(),
  failure: z.string().nullable(),
  at: z.string(),
  done_at: z.string().nullable(),
  by: z.object({ kind: z.enum(['shopper', 'staff', 'system']), name: z.string().nullable() }),
});

/** What takes the order's invoice back in whole or in part, and why. With VAT. */
export const staffCreditNote = z.object({
  number: z.string(),
  issued_at: z.string(),
  kind: z.enum(CREDIT_NOTE_KINDS),
  amount: z.number(),
  /** Of it, the VAT of the goods, and the delivery cost. */
  vat: z.number(),
  delivery: z.number(),
  /** Why the money of the kind `refund` went back; null where it went before the order left. */
  reason: z.string().nullable(),
  /** The place in the order of the parcel that the kind `undelivered` is for. */
  parcel: z.int().nullable(),
  /** No pieces where money alone went back. */
  lines: z.array(
    z.object({ sku: z.string(), name: bilingual, pieces: z.int(), amount: z.number() }),
  ),
});

/** Something about money that a person decides. */
export const paymentTask = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.enum(PAYMENT_TASK_KINDS),
  cause: z.string(),
  order: z.object({ id: z.int(), number: z.string() }).nullable(),
  amount: z.number().nullable(),
  detail: z.string().nullable(),
  opened_at: z.string(),
  closed_at: z.string().nullable(),
  note: z.string().nullable(),
});
export type PaymentTask = z.infer<typeof paymentTask>;

/** The money of one order: due = total; what came in before and at the door, and what went back. */
export const orderMoney = z.object({
  order_id: z.int(),
  number: z.string(),
  version: z.int(),
  method: paymentMethod,
  state: z.enum(PAYMENT_STATES),
  /** Whether the order still waits to be paid before: a cancelled one does not. */
  awaited: z.boolean(),
  pay_until: z.string().nullable(),
  total: z.number(),
  paid: z.number(),
  /** Collected by couriers at the door, and how much of it was handed in. */
  collected: z.number(),
  handed_in: z.number(),
  refunded: z.number(),
  /** What could still be paid back by hand: cash that was collected. */
  cash_refundable: z.number(),
  attempts: z.array(staffAttempt),
  /** Of which pieces can be paid back. */
  lines: z.array(
    z.object({
      product_id: z.int(),
      name: z.object({ ar: z.string(), en: z.string() }),
      quantity: z.int(),
    }),
  ),
  refunds: z.array(staffRefund),
  /** Of its invoice, the first one first. */
  credit_notes: z.array(staffCreditNote),
  tasks: z.array(paymentTask),
});
export type OrderMoney = z.infer<typeof orderMoney>;
export const orderMoneyResponse = z.object({ data: orderMoney });

/** What was paid for some pieces, discounts taken off and without delivery. */
export const refundQuoteResponse = z.object({ data: z.object({ paid: z.number() }) });

/** A refund under a key of the caller's: the same key never pays back twice. */
export const refundOrderBody = z
  .strictObject({
    key: z.string({ error: 'invalid' }).regex(/^[A-Za-z0-9_-]{8,80}$/, 'invalid'),
    /** Whose money goes back; left out for cash that was collected at the door. */
    attempt_id: idField.optional(),
    amount: amountField.refine((value) => value > 0, 'too_small'),
    reason: requiredText('required', REFUND_REASON_MAX_LENGTH),
    route: z.enum(REFUND_ROUTES, { error: 'invalid' }),
    /** What proves a payout by hand, such as the transfer's reference. */
    proof: optionalText(TRANSFER_REFERENCE_MAX_LENGTH),
  })
  .refine(({ route, attempt_id }) => route !== 'provider' || attempt_id !== undefined, {
    path: ['attempt_id'],
    error: 'required',
  })
  .refine(({ route, proof }) => route === 'provider' || proof !== undefined, {
    path: ['proof'],
    error: 'required',
  });

/** What became of a refund in doubt, by the provider's own pages. */
export const decideRefundBody = z
  .strictObject({
    outcome: z.enum(['paid', 'not_paid'], { error: 'invalid' }),
    /** The provider's reference of what was paid back. */
    proof: optionalText(TRANSFER_REFERENCE_MAX_LENGTH),
  })
  .refine(({ outcome, proof }) => outcome === 'not_paid' || proof !== undefined, {
    path: ['proof'],
    error: 'required',
  });

export const attemptParameters = z.strictObject({ id: idParameter });
export const matchTransferBody = z.strictObject({
  /** The bank's reference of the transfer, which can pay for one order only. */
  reference: requiredText('required', TRANSFER_REFERENCE_MAX_LENGTH),
});
/** The reason is shown to the shopper. */
export const rejectTransferBody = z.strictObject({ reason: requiredText('required', 300) });

/** A transfer that a shopper says they made. */
export const waitingTransfer = z.object({
  attempt_id: z.int(),
  order: z.object({ id: z.int(), number: z.string() }),
  /** Whether its order still waits for it; what arrived for another is to go back. */
  awaited: z.boolean(),
  amount: z.number(),
  reference: z.string(),
  sender_end: z.string(),
  sender_name: z.string().nullable(),
  customer: z.string().nullable(),
  reported_at: z.string(),
  /** Whether there is a picture of the receipt. */
  receipt: z.boolean(),
});

/** What payments ask of staff: open tasks and transfers to match, the oldest first. */
export const paymentDeskResponse = z.object({
  data: z.object({ transfers: z.array(waitingTransfer), tasks: z.array(paymentTask) }),
});
export const closeTaskBody = z.strictObject({
  version: z.int({ error: 'invalid' }).min(1, 'invalid'),
  note: requiredText('required', 300),
});
export const paymentTaskResponse = z.object({ data: paymentTask });

/** The gateways that the process has keys for, and the address to which each sends its reports. */
export const paymentSetupResponse = z.object({
  data: z.array(
    z.object({
      provider: z.enum(PROVIDERS),
      test: z.boolean(),
      methods: z.array(z.enum(ONLINE_METHODS)),
      callback_url: z.string(),
    }),
  ),
});

export const providerFileQuery = z
  .strictObject({
    provider: z.enum(PROVIDERS, { error: 'invalid' }),
    from: dayField,
    until: dayField,
  })
  .check(boundedDays('until'));
/** Bytes of the file. */
export const providerFile = pictureFile;
/** How a provider's file compares with the shop's books; what differs became a task. */
export const providerFileResponse = z.object({
  data: z.object({
    rows: z.int(),
    matched: z.int(),
    matched_sum: z.number(),
    tasks: z.array(paymentTask),
  }),
});
