import { z } from 'zod';
import { idField, idParameter, optionalText } from '../fields.ts';
import { ATTEMPT_REASONS, PARCEL_STATES } from '../parcel-states.ts';
import { CORRECTION_STATES } from './courier-values.ts';
import { dayField, wholeField } from './fields.ts';
import { INSPECTION_OUTCOMES, PARCEL_MOVES, PARCEL_PROBLEMS, PARCEL_VIEWS } from './parcels.ts';
import {
  actor,
  bilingual,
  cursor,
  goods,
  moment,
  money,
  parcelOrder,
  recipient,
  version,
} from './shipment-fields.ts';

export const parcel = z.object({
  id: z.int(),
  /** What its label's barcode says. */
  code: z.string(),
  order: parcelOrder,
  place: z.int(),
  /** How many parcels the order has. */
  of: z.int(),
  state: z.enum(PARCEL_STATES),
  state_at: moment,
  /** To collect, EGP. */
  cash: money,
  /** Of that, what the courier has collected and not handed in. */
  outstanding: money,
  fragile: z.boolean(),
  weight_grams: z.int().nullable(),
  courier: z.object({ id: z.int(), name: bilingual }).nullable(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  handover_id: z.int().nullable(),
  attempts: z.int(),
  /** Of the last failed attempt. */
  reason: z.enum(ATTEMPT_REASONS).nullable(),
  postponed_to: z.string().nullable(),
  /** The day its shopper asked for; `agreed` is null until staff answer. */
  asked: z.object({ day: z.string(), at: moment, agreed: z.boolean().nullable() }).nullable(),
  delivered_at: moment.nullable(),
  hand_in_id: z.int().nullable(),
  inspected_at: moment.nullable(),
  /** Whether the label on it shows an address that was corrected since. */
  label_outdated: z.boolean(),
  /** What became of a corrected address at the courier company that has it; null when it has the order's. */
  correction: z.enum(CORRECTION_STATES).nullable(),
  /** Where it can be moved by hand. */
  next: z.array(z.enum(PARCEL_MOVES)),
  version: z.int(),
});
export type StaffParcel = z.infer<typeof parcel>;

export const parcelDetails = parcel.extend({
  /** Phones are masked without `customers.see-phones`; null once the customer is erased. */
  recipient: recipient.nullable(),
  lines: z.array(goods),
  events: z.array(
    z.object({
      state: z.enum(PARCEL_STATES),
      reason: z.enum(ATTEMPT_REASONS).nullable(),
      postponed_to: z.string().nullable(),
      note: z.string().nullable(),
      actor,
      at: moment,
    }),
  ),
  inspections: z.array(
    z.object({
      product_id: z.int(),
      outcome: z.enum(INSPECTION_OUTCOMES),
      quantity: z.int(),
      note: z.string().nullable(),
      actor,
      at: moment,
    }),
  ),
});
export const parcelResponse = z.object({ data: parcelDetails });
/** The newest first; `before` continues after the last id of a page. */
export const listParcelsQuery = z.strictObject({
  view: z.enum(PARCEL_VIEWS, { error: 'invalid' }).default('all'),
  courier: idParameter.optional(),
  order: idParameter.optional(),
  problem: z.enum(PARCEL_PROBLEMS, { error: 'invalid' }).optional(),
  before: cursor,
});
export const parcelsResponse = z.object({ data: z.array(parcel), next: z.int().nullable() });

export const moveParcelBody = z
  .strictObject({
    to: z.enum(PARCEL_MOVES, { error: 'invalid' }),
    reason: z.enum(ATTEMPT_REASONS, { error: 'invalid' }).optional(),
    postponed_to: dayField.optional(),
    note: optionalText(300),
    /** Takes a delivered parcel back although the return window is over. */
    late: z.boolean({ error: 'invalid' }).default(false),
    version,
  })
  .refine(({ to, reason }) => (to === 'attempt_failed') === (reason !== undefined), {
    path: ['reason'],
    error: 'required',
  })
  .refine(({ reason, postponed_to }) => (reason === 'postponed') === (postponed_to !== undefined), {
    path: ['postponed_to'],
    error: 'required',
  });
export const setTrackingBody = z.strictObject({ tracking_number: optionalText(60), version });
export const confirmLabelBody = z.strictObject({ version });
/** Whether the parcel will come on the day its shopper asked for. */
export const answerAskedDayBody = z.strictObject({
  agree: z.boolean({ error: 'invalid' }),
  version,
});
/** Every unit of the parcel has one outcome. */
export const inspectParcelBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        product_id: idField,
        outcome: z.enum(INSPECTION_OUTCOMES, { error: 'invalid' }),
        quantity: wholeField(1, 100_000),
        note: optionalText(300),
      }),
    )
    .max(400, 'too_big'),
  version,
});
