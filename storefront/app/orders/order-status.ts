import type { ShownParcelState } from '@dp/contract/order-parcels.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import type { OrderSummary } from '@dp/contract/orders.ts';
import type { BadgeProps } from '@dp/ui/parts/badge.tsx';
import { isTrouble, situationOf } from '../parcels/situation.ts';
import type { OrderTab } from './load-orders.ts';

type Look = NonNullable<BadgeProps['look']>;

const STATUS_LOOK: Readonly<Record<OrderState, Look>> = {
  draft: 'warning',
  ongoing: 'warning',
  dispatched: 'warning',
  delivered: 'ok',
  completed: 'ok',
  cancelled: 'danger',
  returned: 'danger',
};

/** The order states of each history tab, in lifecycle order. */
export const STATUSES_OF_TAB: Readonly<Record<OrderTab, readonly OrderState[]>> = {
  ongoing: ['draft', 'ongoing', 'dispatched'],
  completed: ['delivered', 'completed', 'cancelled', 'returned'],
};

/** A step of a successful order: first the order's states, then its parcel's. */
export type Step =
  | 'draft'
  | 'ongoing'
  | 'packed'
  | 'handed_over'
  | 'out_for_delivery'
  | 'delivered';

/** The steps of an order's way wherever it is shown. */
export const WAY: readonly Step[] = [
  'draft',
  'ongoing',
  'packed',
  'handed_over',
  'out_for_delivery',
  'delivered',
];

/** What the history shows of an order's place on its way. */
export type Progress = Pick<OrderSummary, 'status' | 'parcel_states'>;

/** Whether a dispatched order's delivery went wrong. */
export function isInTrouble({ parcel_states: states }: Progress): boolean {
  const situation = situationOf(states);
  return situation !== undefined && isTrouble(situation);
}

/** How an order's badge looks. */
export function lookOf(order: Progress): Look {
  return isInTrouble(order) ? 'danger' : STATUS_LOOK[order.status];
}

/** How a parcel's badge looks, beside others of its order. */
export function lookOfParcel(state: ShownParcelState): Look {
  if (isTrouble(state)) return 'danger';
  return state === 'delivered' ? 'ok' : 'warning';
}

/** How many steps of its way an order has reached; none where it ended before its owner had it, or comes back. */
export function stepsReached({ status, parcel_states: states }: Progress): number {
  if (status === 'dispatched') {
    const situation = situationOf(states);
    if (situation === 'returning' || situation === 'returned') return 0;
    const isOut = situation === 'out_for_delivery' || situation === 'attempt_failed';
    return 1 + WAY.indexOf(isOut ? 'out_for_delivery' : 'handed_over');
  }
  if (status === 'completed') return WAY.length;
  return WAY.indexOf(status as Step) + 1;
}
