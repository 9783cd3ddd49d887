import type { OrderState } from '@dp/contract/order-states.ts';
import type { BadgeProps } from '@dp/ui/parts/badge.tsx';
import type { OrderTab } from './load-orders.ts';

/** Badge look per order state. */
export const STATUS_LOOK: Readonly<Record<OrderState, NonNullable<BadgeProps['look']>>> = {
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

/** The states of a successful order, which are the steps of its way wherever it is shown. */
export const WAY: readonly OrderState[] = [
  'draft',
  'ongoing',
  'dispatched',
  'delivered',
  'completed',
];

/** How many steps of its way an order has reached; none where it ended before its owner had it. */
export function stepsReached(state: OrderState): number {
  return WAY.indexOf(state) + 1;
}
