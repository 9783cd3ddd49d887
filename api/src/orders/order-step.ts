import type { OrderState } from '@dp/contract/orders.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { ORDER_STATUS } from './order-status.ts';
import { lockOrder, type OrderRow } from './order-store.ts';

/** A step that the state machine does not have. */
export class IllegalOrderStep extends Error {
  override readonly name = 'IllegalOrderStep';
  readonly from: OrderState;
  constructor(from: OrderState, to: OrderState) {
    super(`An order cannot go from ${from} to ${to}.`);
    this.from = from;
  }
}

/** Somebody else took a step since the caller looked. */
export class OrderMoved extends Error {
  override readonly name = 'OrderMoved';
  readonly state: OrderState;
  constructor(state: OrderState) {
    super(`The order is ${state} by now.`);
    this.state = state;
  }
}

/**
 * Locks any order for a step of the shop. With `seen`, the state in which the caller saw it, only one of
 * two steps decided on at the same time is taken, even where one could follow the other.
 *
 * @throws ProblemError 404 `order_not_found`; OrderMoved; IllegalOrderStep.
 */
export async function lockForStep(
  tx: Db,
  { orderId, seen, to }: { orderId: number; seen?: OrderState | undefined; to: OrderState },
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new ProblemError(404, 'order_not_found');
  if (seen !== undefined && order.state !== seen) throw new OrderMoved(order.state);
  if (!ORDER_STATUS[order.state].next.includes(to)) throw new IllegalOrderStep(order.state, to);
  return order;
}
