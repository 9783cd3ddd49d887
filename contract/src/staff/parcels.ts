import { ATTEMPT_REASONS, type ParcelState } from '../parcel-states.ts';

/** The states that staff set by hand; handing over, packing and unpacking have calls of their own. */
export const PARCEL_MOVES = [
  'out_for_delivery',
  'attempt_failed',
  'delivered',
  'returning',
  'returned',
  'lost',
  'given_up',
] as const satisfies readonly ParcelState[];
export type ParcelMove = (typeof PARCEL_MOVES)[number];

/** On its way to the customer, from the packing table to the door: where it goes can still be corrected. */
export const UNDER_WAY_STATES = [
  'packed',
  'handed_over',
  'out_for_delivery',
  'attempt_failed',
] as const satisfies readonly ParcelState[];

/**
 * `manual`: a company whose numbers and states staff type in; `own_driver`: the shop's own van; `bosta`: reached by
 * its API.
 */
export const COURIER_KINDS = ['manual', 'own_driver', 'bosta'] as const;
export type CourierKind = (typeof COURIER_KINDS)[number];

/** The outcome of inspecting a returned unit: sellable, sold as second choice, or written off. */
export const INSPECTION_OUTCOMES = ['sellable', 'b_stock', 'written_off'] as const;
export type InspectionOutcome = (typeof INSPECTION_OUTCOMES)[number];

/** In a courier's tracking link, where the parcel's number belongs. */
export const TRACKING_PLACEHOLDER = '{number}';

/**
 * Why a parcel needs staff before its next attempt: why the last one failed, or that it is lost, its shopper asked for
 * another day, the label on it is an old one, or its courier company refused it or said something that staff should
 * look at.
 */
export const PARCEL_PROBLEMS = [
  ...ATTEMPT_REASONS,
  'lost',
  'day_asked',
  'label_outdated',
  'courier_company',
] as const;
export type ParcelProblem = (typeof PARCEL_PROBLEMS)[number];

/**
 * Lists of parcels: `to_hand_over` is packed and on no handover's list; `problem` needs staff before the next attempt; `to_inspect` is
 * back in the shop.
 */
export const PARCEL_VIEWS = [
  'all',
  'packed',
  'to_hand_over',
  'with_courier',
  'problem',
  'returning',
  'to_inspect',
] as const;
export type ParcelView = (typeof PARCEL_VIEWS)[number];
