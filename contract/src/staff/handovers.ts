import { z } from 'zod';
import { idField, idParameter, optionalText } from '../fields.ts';
import { amountField, wholeField } from './fields.ts';
import { actor, bilingual, cursor, moment, money, version } from './shipment-fields.ts';
import { parcel } from './shipments.ts';

export const handover = z.object({
  id: z.int(),
  courier: z.object({ id: z.int(), name: bilingual }),
  actor,
  opened_at: moment,
  /** Null while it is a list to be filled. */
  signed_at: moment.nullable(),
  count: z.int(),
  /** Cash to collect, EGP. */
  sum: money,
  version: z.int(),
});
export const handoverDetails = handover.extend({ parcels: z.array(parcel) });
export const handoverResponse = z.object({ data: handoverDetails });
export const listHandoversQuery = z.strictObject({
  courier: idParameter.optional(),
  before: cursor,
});
export const handoversResponse = z.object({ data: z.array(handover), next: z.int().nullable() });
export const openHandoverBody = z.strictObject({ courier_id: idField });
export const addToHandoverBody = z.strictObject({
  /** What was scanned: labels, order numbers or tracking numbers. */
  codes: z
    .array(z.string().trim().min(1, 'required').max(100, 'too_long'), { error: 'required' })
    .min(1, 'required')
    .max(200, 'too_big'),
});
export const addToHandoverResponse = z.object({
  data: handoverDetails,
  results: z.array(
    z.object({
      code: z.string(),
      /**
       * `elsewhere`: on another list; `gone`: handed over already; `not_packed`: its order is not packed;
       * `label_outdated`: its address was corrected, and the label on it is the old one.
       */
      outcome: z.enum([
        'added',
        'already',
        'elsewhere',
        'gone',
        'not_packed',
        'label_outdated',
        'unknown',
      ]),
      /** The list it is on. */
      handover_id: z.int().nullable(),
    }),
  ),
});
export const takeOffHandoverBody = z.strictObject({ parcel_id: idField });
/** `version` and `count`: the list as the signer saw it. */
export const signHandoverBody = z.strictObject({ version, count: wholeField(1, 10_000) });

const age = z.object({ count: z.int(), sum: money });
export const cashResponse = z.object({
  data: z.array(
    z.object({
      courier: z.object({ id: z.int(), name: bilingual }),
      ...age.shape,
      oldest_at: moment,
      /** By whole days since delivery. */
      ages: z.object({ days_0_3: age, days_4_7: age, days_8_14: age, older: age }),
    }),
  ),
});
/** The parcel that was longest with the courier first; `after` is the `next` of the page before. */
export const outstandingCashQuery = z.strictObject({ after: cursor });
export const courierPageQuery = z.strictObject({ before: cursor });
export const handInBody = z.strictObject({
  parcels: z.array(idField, { error: 'required' }).min(1, 'required').max(500, 'too_big'),
  /** What was counted, EGP. */
  amount: amountField,
  /** Required when the amount is not what the parcels collected. */
  reason: optionalText(300),
});
export const handIn = z.object({
  id: z.int(),
  at: moment,
  actor,
  expected: money,
  received: money,
  /** Received less expected: negative when short. */
  difference: money,
  reason: z.string().nullable(),
  count: z.int(),
});
export const handInResponse = z.object({ data: handIn });
export const handInsResponse = z.object({ data: z.array(handIn), next: z.int().nullable() });
