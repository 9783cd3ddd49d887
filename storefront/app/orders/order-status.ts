import type { OrderState } from '@dp/contract/orders.ts';
import type { BadgeProps } from '../ui/badge.tsx';

/** How an order's status looks as a badge; its label says which it is. */
export const STATUS_LOOK: Readonly<Record<OrderState, NonNullable<BadgeProps['look']>>> = {
  draft: 'plain',
  ongoing: 'warning',
  dispatched: 'warning',
  delivered: 'ok',
  completed: 'ok',
  cancelled: 'danger',
};
