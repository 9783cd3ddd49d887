/** Returns and warranty claims as staff see and move them. */
import { z } from 'zod';
import { idField, idParameter, optionalText } from '../fields.ts';
import { REFUND_ROUTES, REFUND_STATES } from '../payments.ts';
import {
  PAYOUT_ROUTES,
  RETURN_KINDS,
  RETURN_NOTE_MAX_LENGTH,
  RETURN_REASONS,
  RETURN_STATES,
} from '../return-values.ts';
import { askedReturnFields, returnPeriod, suitsKind } from '../returns.ts';
import { amountField, dayField, wholeField } from './fields.ts';
import { TRANSFER_REFERENCE_MAX_LENGTH } from './payment-values.ts';
import {
  PICKUP_FEE_MAX_EGP,
  RETURN_FINDINGS,
  RETURN_MOVES,
  RETURN_OUTCOMES,
  RETURN_VIEWS,
} from './return-values.ts';
import { actor, cursor, goods, moment, money, parcelOrder, version } from './shipment-fields.ts';

export const staffReturn = z.object({
  id: z.int(),
  order: parcelOrder,
  kind: z.enum(RETURN_KINDS),
  reason: z.enum(RETURN_REASONS),
  state: z.enum(RETURN_STATES),
  state_at: moment,
  asked_at: moment,
  /** How many pieces. */
  pieces: z.int(),
  pickup_day: z.string().nullable(),
  /** By when it is to be paid back; null before the goods are in the shop, and once the money has gone. */
  refund_due_at: moment.nullable(),
  overdue: z.boolean(),
  /** How far the refund is that it was closed with; a `failed` one has to be paid in another way. */
  refund_state: z.enum(REFUND_STATES).nullable(),
  next: z.array(z.enum(RETURN_STATES)),
  version: z.int(),
});
export type StaffReturn = z.infer<typeof staffReturn>;

export const staffReturnDetails = staffReturn.extend({
  lines: z.array(goods),
  note: z.string().nullable(),
  answer: z.string().nullable(),
  pictures: z.array(z.object({ id: z.int(), width: z.int(), height: z.int() })),
  /** `full` is null for staff who do not pay out. */
  payout: z
    .object({ route: z.enum(PAYOUT_ROUTES), masked: z.string(), full: z.string().nullable() })
    .nullable(),
  shopper_pays_way_back: z.boolean(),
  /** Damage that was reported later than the policy asks. */
  reported_late: z.boolean(),
  received_at: moment.nullable(),
  inspections: z.array(
    z.object({
      product_id: z.int(),
      finding: z.enum(RETURN_FINDINGS),
      outcome: z.enum(RETURN_OUTCOMES),
      quantity: z.int(),
      note: z.string().nullable(),
      actor,
      at: moment,
    }),
  ),
  /** EGP; null before the inspection, and where nothing was taken back. */
  refund: z.object({ goods: money, delivery: money, pickup_fee: money, total: money }).nullable(),
  pickup_fee: money,
  replacement: z.object({ id: z.int(), number: z.string() }).nullable(),
  events: z.array(
    z.object({ state: z.enum(RETURN_STATES), note: z.string().nullable(), actor, at: moment }),
  ),
});
export type StaffReturnDetails = z.infer<typeof staffReturnDetails>;
export const staffReturnResponse = z.object({ data: staffReturnDetails });

/**
 * What waits: the soonest due first, then the longest waiting; `all` the newest first. `before` continues after the
 * last id of a page.
 */
export const listReturnsQuery = z.strictObject({
  view: z.enum(RETURN_VIEWS, { error: 'invalid' }).default('all'),
  kind: z.enum(RETURN_KINDS, { error: 'invalid' }).optional(),
  reason: z.enum(RETURN_REASONS, { error: 'invalid' }).optional(),
  order: idParameter.optional(),
  before: cursor,
});
export const staffReturnsResponse = z.object({
  data: z.array(staffReturn),
  next: z.int().nullable(),
});
export const returnCountsResponse = z.object({
  data: z.record(z.enum(RETURN_VIEWS).exclude(['all']), z.int()),
});

const returnableLine = goods.extend({
  /** Pieces that reached the customer and are in no return; those whose days are over too. */
  left: z.int(),
  /** EGP paid for one of its pieces, for two, and so on, up to those that are left. */
  paid: z.array(money),
  without_reason: returnPeriod,
  defect: returnPeriod,
  warranty: returnPeriod,
});
export type StaffReturnableLine = z.infer<typeof returnableLine>;

/** What of an order can be sent back. */
export const returnableResponse = z.object({
  data: z.object({
    order: parcelOrder,
    /** `quantity` is what was ordered. */
    lines: z.array(returnableLine),
    /** Whether its money goes back by hand: it was paid at the door or by transfer. */
    paid_by_hand: z.boolean(),
  }),
});
export type Returnable = z.infer<typeof returnableResponse>['data'];

/** `note` is what the customer says; they see it. */
export const openReturnBody = z
  .strictObject({
    ...askedReturnFields,
    /** Why pieces are taken back whose days are over, for staff and the audit trail; without it they are refused. */
    late_because: optionalText(300),
  })
  .refine(suitsKind, { path: ['reason'], error: 'invalid' });

/** Words to the shopper are required with a refusal. */
export const answerReturnBody = z
  .strictObject({
    approve: z.boolean({ error: 'invalid' }),
    words: optionalText(RETURN_NOTE_MAX_LENGTH),
    version,
  })
  .refine(({ approve, words }) => approve || words !== undefined, {
    path: ['words'],
    error: 'required',
  });

const note = optionalText(300);
/** `day` with `pickup_booked`; `fee` only where the shopper pays the way back, EGP. */
export const moveReturnBody = z
  .strictObject({
    to: z.enum(RETURN_MOVES, { error: 'invalid' }),
    day: dayField.optional(),
    fee: amountField.max(PICKUP_FEE_MAX_EGP, 'too_big').optional(),
    note,
    version,
  })
  .refine(({ to, day }) => (to === 'pickup_booked') === (day !== undefined), {
    path: ['day'],
    error: 'required',
  })
  .refine(({ to, fee }) => fee === undefined || to === 'pickup_booked', {
    path: ['fee'],
    error: 'invalid',
  });

/** Every piece of the return has one outcome. */
export const inspectReturnBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        product_id: idField,
        finding: z.enum(RETURN_FINDINGS, { error: 'invalid' }),
        outcome: z.enum(RETURN_OUTCOMES, { error: 'invalid' }),
        quantity: wholeField(1, 100_000),
        note,
      }),
    )
    .max(400, 'too_big'),
  version,
});

/** How what is owed is paid back, as a refund of the order; `proof` with every route but the provider's. */
export const refundReturnBody = z
  .strictObject({
    route: z.enum(REFUND_ROUTES, { error: 'invalid' }),
    /** Whose money goes back; left out for cash that was collected at the door. */
    attempt_id: idField.optional(),
    proof: optionalText(TRANSFER_REFERENCE_MAX_LENGTH),
    version,
  })
  .refine(({ route, attempt_id }) => route !== 'provider' || attempt_id !== undefined, {
    path: ['attempt_id'],
    error: 'required',
  })
  .refine(({ route, proof }) => route === 'provider' || proof !== undefined, {
    path: ['proof'],
    error: 'required',
  });

/**
 * The number of the order that brings the replacement; without one the shop makes it: the same pieces once more,
 * for nothing.
 */
export const exchangeReturnBody = z.strictObject({
  replacement: optionalText(40),
  note,
  version,
});
export const sendBackReturnBody = z.strictObject({ note, version });
