/** What the shop asks couriers to pay for. Sums are EGP. */
import { z } from 'zod';
import { optionalText } from '../fields.ts';
import { CLAIM_REASONS, CLAIM_STATES, CLAIM_VIEWS } from './claim-values.ts';
import { amountField } from './fields.ts';
import { settledParcel } from './settlements.ts';
import { actor, bilingual, cursor, moment, money, version } from './shipment-fields.ts';

const claim = z.object({
  id: z.int(),
  courier: z.object({ id: z.int(), name: bilingual }),
  parcel: settledParcel,
  reason: z.enum(CLAIM_REASONS),
  sum: money,
  state: z.enum(CLAIM_STATES),
  /** The last day on which the courier accepts it. */
  due_on: z.string(),
  /** Whole days until then; negative once it is over. */
  days_left: z.int(),
  /** It has to be sent soon, or should have been. */
  urgent: z.boolean(),
  /** What was paid, and the courier's number of that payment. */
  paid: money.nullable(),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  opened_at: moment,
  by: actor,
  state_at: moment,
  next: z.array(z.enum(CLAIM_STATES)),
  version: z.int(),
});
export type Claim = z.infer<typeof claim>;
export const claimResponse = z.object({ data: claim });
export const listClaimsQuery = z.strictObject({
  view: z.enum(CLAIM_VIEWS, { error: 'invalid' }).default('waiting'),
  /** The last claim of the page before. */
  after: cursor,
});
export const claimsResponse = z.object({ data: z.array(claim), next: z.int().nullable() });
export const parcelClaimsResponse = z.object({
  data: z.object({
    claims: z.array(claim),
    /** What can be claimed now. */
    reasons: z.array(z.enum(CLAIM_REASONS)),
    /** Cash that is outstanding. */
    outstanding: money,
  }),
});
export const openClaimBody = z.strictObject({
  reason: z.enum(CLAIM_REASONS, { error: 'invalid' }),
  amount: amountField,
  note: optionalText(300),
});
export const moveClaimBody = z.strictObject({
  to: z.enum(CLAIM_STATES, { error: 'invalid' }),
  version,
  /** What was paid; needed, as the reference is, for `paid`. */
  amount: amountField.optional(),
  reference: optionalText(100),
  /** Why; needed for `refused` and `given_up`. */
  note: optionalText(300),
});
