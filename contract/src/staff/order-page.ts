import { z } from 'zod';
import { optionalText, requiredText } from '../fields.ts';
import { ORDER_NOTE_MAX_LENGTH } from '../limits.ts';
import { ORDER_STATES } from '../order-states.ts';
import { order, orderLine, totals } from '../orders.ts';
import { ATTEMPT_REASONS, PARCEL_STATES } from '../parcel-states.ts';
import { severalLines } from '../plain-text.ts';
import { wallTimeField, wholeField } from './fields.ts';
import { CHANNELS, OUTCOMES } from './order-desk.ts';
import { orderCard } from './order-lists.ts';
import { INSPECTION_OUTCOMES } from './parcels.ts';
import { bilingual } from './shipment-fields.ts';

/** The version of the record that a save changes. */
export const versionField = wholeField(1, 2_147_483_647);

/** Who did something; `name` is a person's, or the part of the system. */
const actor = z.object({
  kind: z.enum(['shopper', 'staff', 'system']),
  name: z.string().nullable(),
});
const entry = { id: z.int(), at: z.string(), by: actor };

/** An order as an edit compares it; EGP. */
export const orderSnapshot = z.object({
  lines: z.array(
    z.object({ sku: z.string(), name: z.string(), quantity: z.int(), unit_price: z.number() }),
  ),
  totals: totals.omit({ vat_included: true }),
  /** On one line; null when it is erased. */
  address: z.string().nullable(),
});

/** A snapshot with the VAT in its price, as a quote has it. */
export const pricedSnapshot = orderSnapshot.extend({ totals });

/** A parcel of the order: its number within it, and how many there are; unpacked ones do not count. */
const parcelOfOrder = { parcel_id: z.int(), place: z.int(), of: z.int() };

/**
 * What happened to an order and its parcels, the oldest first. Notes and edits are for staff only. A step of
 * the order that its only parcel took with it is the parcel's entry alone.
 */
export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('state'),
    ...entry,
    state: z.enum(ORDER_STATES),
    note: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('attempt'),
    ...entry,
    channel: z.enum(CHANNELS),
    outcome: z.enum(OUTCOMES),
    call_at: z.string().nullable(),
    note: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('note'),
    ...entry,
    text: z.string(),
    version: z.int(),
    edited: z.boolean(),
    /** Until when the caller may edit it; null for others' and older ones. */
    editable_until: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('edit'),
    ...entry,
    reason: z.string().nullable(),
    before: orderSnapshot,
    after: orderSnapshot,
  }),
  /** The address was corrected while a parcel was on its way. */
  z.object({
    kind: z.literal('correction'),
    ...entry,
    /** On one line each; null once they are erased. */
    before: z.string().nullable(),
    after: z.string().nullable(),
    /** For the courier. */
    note: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('parcel'),
    ...entry,
    ...parcelOfOrder,
    state: z.enum(PARCEL_STATES),
    /** With `handed_over`. */
    courier: bilingual.nullable(),
    /** With `attempt_failed`; with the reason `postponed` also the day. */
    reason: z.enum(ATTEMPT_REASONS).nullable(),
    postponed_to: z.string().nullable(),
    note: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('inspection'),
    ...entry,
    ...parcelOfOrder,
    /** Units by what was found. */
    units: z.record(z.enum(INSPECTION_OUTCOMES), z.int()),
  }),
]);
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** A note of staff on a customer. */
export const customerNote = z.object({ ...entry, text: z.string() });

/** What the shop knows about an order's customer; counts are of their other orders too. */
export const customerCard = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string().nullable(),
  orders: z.int(),
  received: z.int(),
  refused: z.int(),
  cancelled: z.int(),
  notes: z.array(customerNote),
  /** Other orders that are not finished, the newest first, at most ten. */
  open_orders: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      state: z.enum(ORDER_STATES),
      placed_at: z.string(),
      total: z.number(),
    }),
  ),
});

/** An order with everything its page shows. Phones are masked without `customers.see-phones`. EGP. */
export const staffOrder = orderCard
  .omit({ customer: true, attempts: true, problems: true })
  .extend({
    locale: z.enum(['ar', 'en']),
    lines: z.array(orderLine.extend({ product_id: z.int(), price_reason: z.string().nullable() })),
    totals,
    /** A discount by staff, part of `totals.discount`. */
    staff_discount: z.object({ amount: z.number(), reason: z.string() }).nullable(),
    /** Whether staff set the delivery cost. */
    shipping_fixed: z.boolean(),
    voucher_code: z.string().nullable(),
    /** The customer's own. */
    note: z.string().nullable(),
    address: order.shape.address.extend({ state_id: z.int(), city_id: z.int() }).nullable(),
    delivery_days: order.shape.delivery_days,
    invoice: order.shape.invoice,
    customer: customerCard,
    timeline: z.array(timelineEntry),
    cancellable: z.boolean(),
    /** Until it is packed; later the parcel would differ from the order. */
    editable: z.boolean(),
  });
export type StaffOrder = z.infer<typeof staffOrder>;
export const staffOrderResponse = z.object({ data: staffOrder });

export const cancelStaffOrderBody = z.strictObject({
  version: versionField,
  /** Shown to the customer. */
  reason: requiredText('required', 300),
});

const noteText = requiredText('required', ORDER_NOTE_MAX_LENGTH, severalLines);
export const addNoteBody = z.strictObject({ text: noteText });
export const editNoteBody = z.strictObject({ version: versionField, text: noteText });
export const noteResponse = z.object({
  data: z.object({ id: z.int(), version: z.int(), text: z.string() }),
});

/** An attempt to get the confirmation of an order that the caller saw in this version. */
export const recordAttemptBody = z
  .strictObject({
    version: versionField,
    channel: z.enum(['phone', 'whatsapp', 'sms'], { error: 'invalid' }),
    outcome: z.enum(OUTCOMES, { error: 'invalid' }),
    /** With the outcome `call_at`: when, on Cairo's clocks. */
    call_at: wallTimeField.optional(),
    /** With the outcome `cancelled`: shown to the customer. */
    reason: optionalText(300),
    /** For staff only. */
    note: optionalText(300),
  })
  .refine(({ outcome, call_at }) => (outcome === 'call_at') === (call_at !== undefined), {
    path: ['call_at'],
    error: 'required',
  })
  .refine(({ outcome, reason }) => (outcome === 'cancelled') === (reason !== undefined), {
    path: ['reason'],
    error: 'required',
  });
/** The order as it is now, and the next one to confirm; null when none is due. */
export const attemptResponse = z.object({ data: orderCard, next: z.int().nullable() });

/**
 * The riskiest order that is due in a round of confirmations. When none is: how many customers were asked and
 * come up again, and when the first of them does.
 */
export const nextToConfirmResponse = z.object({
  data: z.object({
    next: z.int().nullable(),
    waiting: z.int(),
    until: z.string().nullable(),
  }),
});

/** Links that open the customer's conversation with the question filled in; null without a phone. */
export const confirmationMessageResponse = z.object({
  data: z.object({
    text: z.string(),
    /** The signed page in the text. */
    url: z.string(),
    whatsapp: z.string(),
    sms: z.string(),
  }),
});
