/**
 * Where a parcel is. `void`: packed, then unpacked before it left the shop. `returned`: back in the shop,
 * whether or not it has been inspected. `given_up`: lost, and searched for no more.
 */
export const PARCEL_STATES = [
  'packed',
  'void',
  'handed_over',
  'out_for_delivery',
  'attempt_failed',
  'delivered',
  'returning',
  'returned',
  'lost',
  'given_up',
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** The states in which a shopper may ask for another day: it has not left, or is not on today's round. */
export const POSTPONABLE_STATES = [
  'packed',
  'handed_over',
  'attempt_failed',
] as const satisfies readonly ParcelState[];

/** How far ahead a shopper may ask a parcel to come, in days from today; today itself is too late. */
export const ASKED_DAY_WITHIN = 14;

/** Why a delivery failed; `postponed` has a day. */
export const ATTEMPT_REASONS = [
  'no_answer',
  'postponed',
  'address',
  'wants_to_open',
  'refused',
  'other',
] as const;
export type AttemptReason = (typeof ATTEMPT_REASONS)[number];
