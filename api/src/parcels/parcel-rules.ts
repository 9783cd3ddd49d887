import type { OrderState } from '@dp/contract/order-states.ts';
import type { ParcelState } from '@dp/contract/parcel-states.ts';
import { UNDER_WAY_STATES } from '@dp/contract/staff/parcels.ts';

/**
 * A parcel's transitions. A delivered one may come back from its shopper; a lost one may turn up until it is given up. Packing,
 * unpacking and handing over are the first three rows, everything else happens by `moveParcel`.
 */
export const PARCEL_NEXT: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  packed: ['handed_over', 'void'],
  void: [],
  handed_over: ['out_for_delivery', 'attempt_failed', 'delivered', 'returning', 'returned', 'lost'],
  out_for_delivery: ['attempt_failed', 'delivered', 'returning', 'returned', 'lost'],
  attempt_failed: [
    'out_for_delivery',
    'attempt_failed',
    'delivered',
    'returning',
    'returned',
    'lost',
  ],
  delivered: ['returning', 'returned'],
  returning: ['returned', 'lost'],
  returned: [],
  lost: ['returned', 'given_up'],
  given_up: [],
};

/** What the rules look at. */
export interface ParcelFacts {
  readonly state: ParcelState;
  readonly cashPiastres: number;
  readonly deliveredAt: Date | null;
  /** How much of its cash was handed in. */
  readonly settledPiastres: number;
  readonly inspectedAt: Date | null;
  readonly askedDay: string | null;
  readonly dayAgreed: boolean | null;
  readonly labelOutdated: boolean;
}

const ENDED: readonly ParcelState[] = ['delivered', 'returned', 'lost', 'given_up'];

const OUT_OF_REACH: readonly ParcelState[] = ['returned', 'lost', 'given_up'];

/** Whether neither the customer nor a courier has a parcel any more. */
export function isOutOfReach({ state }: Pick<ParcelFacts, 'state'>): boolean {
  return OUT_OF_REACH.includes(state);
}

/**
 * The state of a dispatched order with these parcels. It is `delivered` once none is on its way and one was
 * received, `returned` once all that are not lost came back or were given up; then it stays what it is.
 *
 * @param parcels without void ones.
 */
export function orderStateOf(
  parcels: readonly ParcelFacts[],
  now: 'dispatched' | 'delivered',
): Extract<OrderState, 'dispatched' | 'delivered' | 'returned'> {
  const isBack = parcels.every(isOutOfReach) && parcels.some(({ state }) => state !== 'lost');
  if (isBack) return 'returned';
  if (now === 'delivered') return 'delivered';
  const received = parcels.some(({ deliveredAt }) => deliveredAt !== null);
  return received && parcels.every(isEnded) ? 'delivered' : 'dispatched';
}

/** Whether a parcel is no longer on its way to the customer; one on its way back from them is not. */
function isEnded({ state, deliveredAt }: ParcelFacts): boolean {
  return ENDED.includes(state) || (state === 'returning' && deliveredAt !== null);
}

/** What an order's parcels ask of staff, as `orders` stores it for its queues. */
export function dutiesOf(parcels: readonly ParcelFacts[]): {
  parcelProblem: boolean;
  toInspect: boolean;
  unsettled: boolean;
} {
  return {
    parcelProblem: parcels.some(needsStaff),
    toInspect: parcels.some(
      ({ state, inspectedAt }) => state === 'returned' && inspectedAt === null,
    ),
    unsettled: parcels.some((parcel) => outstandingOf(parcel) > 0),
  };
}

/** What the courier has collected for a parcel and not handed in, in piastres. */
export function outstandingOf({
  deliveredAt,
  cashPiastres,
  settledPiastres,
}: Pick<ParcelFacts, 'deliveredAt' | 'cashPiastres' | 'settledPiastres'>): number {
  return deliveredAt === null ? 0 : cashPiastres - settledPiastres;
}

/** Whether a parcel is on its way to the customer, so that where it goes can still be corrected. */
export function isUnderWay({ state }: Pick<ParcelFacts, 'state'>): boolean {
  return (UNDER_WAY_STATES as readonly ParcelState[]).includes(state);
}

/**
 * Whether something must be done before a parcel's next attempt: it failed, is lost, another day is asked for, or the
 * label on it shows an old address.
 */
function needsStaff({ state, askedDay, dayAgreed, labelOutdated }: ParcelFacts): boolean {
  const unanswered = askedDay !== null && dayAgreed === null;
  return state === 'attempt_failed' || state === 'lost' || unanswered || labelOutdated;
}
