import type { OrderState } from '@dp/contract/order-states.ts';
import type { BadgeProps } from '@dp/ui/parts/badge.tsx';
import type { OrderTab } from './load-orders.ts';

/** Badge look per order state. */
export const STATUS_LOOK: Readonly<Record<OrderState, NonNullable<BadgeProps['look']>>> = {
  draft: 'plain',
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
