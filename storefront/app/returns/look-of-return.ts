import type { ReturnState } from '@dp/contract/return-values.ts';
import type { BadgeProps } from '@dp/ui/parts/badge.tsx';

/** How a return's badge looks. */
export const LOOK_OF_RETURN: Readonly<Record<ReturnState, BadgeProps['look']>> = {
  requested: 'warning',
  approved: 'ok',
  refused: 'danger',
  cancelled: 'plain',
  pickup_booked: 'ok',
  picked_up: 'ok',
  received: 'ok',
  inspected: 'ok',
  refunded: 'ok',
  exchanged: 'ok',
  sent_back: 'plain',
};
