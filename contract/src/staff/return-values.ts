import type { ReturnState } from '../return-values.ts';
import { INSPECTION_OUTCOMES } from './parcels.ts';

/** What inspection found of a returned piece. */
export const RETURN_FINDINGS = ['ok', 'damaged', 'missing_parts'] as const;
export type ReturnFinding = (typeof RETURN_FINDINGS)[number];

/** The outcome of a piece; `not_accepted` goes back to the shopper and never into stock. */
export const RETURN_OUTCOMES = [...INSPECTION_OUTCOMES, 'not_accepted'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

/** The steps between the answer and the inspection. */
export const RETURN_MOVES = [
  'pickup_booked',
  'picked_up',
  'received',
  'cancelled',
] as const satisfies readonly ReturnState[];
export type ReturnMove = (typeof RETURN_MOVES)[number];

/** Lists of returns, by what they wait for; `late` is money that is due. */
export const RETURN_VIEWS = [
  'to_answer',
  'to_collect',
  'to_inspect',
  'to_settle',
  'late',
  'all',
] as const;
export type ReturnView = (typeof RETURN_VIEWS)[number];

/** Most a pick-up can cost the shopper, EGP. */
export const PICKUP_FEE_MAX_EGP = 10_000;
