import type { OrderState } from '@dp/contract/order-states.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { OrderRow } from './full-order.ts';
import { ORDER_STATUS } from './order-status.ts';
import { lockOrder } from './order-store.ts';

/**
 * Locks any order for a transition by the shop. With `seen`, the state in which the caller saw it, only one
 * of two concurrent decisions is applied, even where one could follow the other.
 *
 * @throws ProblemError 404 `order_not_found`, 409 `order_moved`, 409 `order_step_illegal`, 409
 *   `order_awaits_payment`: only its payment makes it ongoing.
 */
export async function lockForStep(
  tx: Db,
  { orderId, seen, to }: { orderId: number; seen?: OrderState | undefined; to: OrderState },
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new ProblemError(404, 'order_not_found');
  const { number, state } = order;
  if (seen !== undefined && state !== seen) {
    throw new ProblemError(409, 'order_moved', { number, state });
  }
  const { next } = ORDER_STATUS[state];
  if (!next.includes(to)) {
    throw new ProblemError(409, 'order_step_illegal', { number, from: state, to, next });
  }
  if (to === 'ongoing' && order.payment === 'awaiting') {
    throw new ProblemError(409, 'order_awaits_payment', { number });
  }
  return order;
}
