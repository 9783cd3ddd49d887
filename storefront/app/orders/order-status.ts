import type { OrderState } from '@dp/contract/orders.ts';
import type { BadgeProps } from '@dp/ui/parts/badge.tsx';
import type { OrderTab } from './load-orders.ts';

/** How an order's status looks as a badge; its label says which it is. */
export const STATUS_LOOK: Readonly<Record<OrderState, NonNullable<BadgeProps['look']>>> = {
  draft: 'plain',
  ongoing: 'warning',
  dispatched: 'warning',
  delivered: 'ok',
  completed: 'ok',
  cancelled: 'danger',
  returned: 'danger',
};

/** The statuses that stand in each tab of the history, in the order of an order's life. */
export const STATUSES_OF_TAB: Readonly<Record<OrderTab, readonly OrderState[]>> = {
  ongoing: ['draft', 'ongoing', 'dispatched'],
  completed: ['delivered', 'completed', 'cancelled', 'returned'],
};
