/**
 * How cash came in: counted by staff, by a courier's file (sent, or made of what its API says), or as what a claim was
 * paid.
 */
export const HAND_IN_SOURCES = ['by_hand', 'file', 'claim'] as const;

/**
 * What a line of a courier's settlement is to the shop. `matched`: what is owed, or fees of a parcel that owes
 * nothing; `short` and `over`: less or more than is owed; `not_delivered`: cash for a parcel that the shop does not
 * know as delivered. Only matched and short lines are booked.
 */
export const SETTLEMENT_LINE_STATES = [
  'matched',
  'short',
  'over',
  'unknown',
  'paid_already',
  'not_delivered',
  'other_courier',
] as const;
export type SettlementLineState = (typeof SETTLEMENT_LINE_STATES)[number];

/** What is wrong with a settlement's file, or with a cell of it. */
export const SETTLEMENT_FAULTS = [
  'unreadable',
  'no_heads',
  'no_lines',
  'too_many_lines',
  'not_a_sum',
  'not_a_day',
  'no_number',
] as const;
export type SettlementFault = (typeof SETTLEMENT_FAULTS)[number];

/** Bytes and lines of a settlement's file. */
export const SETTLEMENT_BYTES_MAX = 8 * 1_024 * 1_024;
export const SETTLEMENT_LINES_MAX = 20_000;
/** Lines of each state that a preview shows; all are counted. */
export const SETTLEMENT_LINES_SHOWN = 300;
