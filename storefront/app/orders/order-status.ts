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

/** Lamps on an order's way: placed, confirmed, on the road, with its owner. */
export const STEPS = 4;

/** How many of its lamps are lit; none where it ended before its owner had it. */
export const STEPS_DONE: Readonly<Record<OrderState, number>> = {
  draft: 1,
  ongoing: 2,
  dispatched: 3,
  delivered: 4,
  completed: 4,
  cancelled: 0,
  returned: 0,
};
