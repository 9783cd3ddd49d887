import type { OrderState } from '@dp/contract/orders.ts';
import { readCustomer } from '../accounts/read-customer.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { issueInvoice } from './issue-invoice.ts';
import { notifyShopper } from './notify-shopper.ts';
import { ORDER_STATUS } from './order-status.ts';
import { type FullOrder, insertEvent, lockOrder, readOrder, setOrderState } from './order-store.ts';

/** The shop's own step with an order. Cancelling is not one of them: it gives stock back (`cancelOrder`). */
export interface Advance {
  readonly orderId: number;
  readonly to: Exclude<OrderState, 'cancelled'>;
  /** Shown to the shopper in the timeline. */
  readonly note?: string | undefined;
}

/** A step that the state machine does not have. */
export class IllegalOrderStep extends Error {
  override readonly name = 'IllegalOrderStep';
  readonly from: OrderState;
  constructor(from: OrderState, to: OrderState) {
    super(`An order cannot go from ${from} to ${to}.`);
    this.from = from;
  }
}

/**
 * Moves an order one step on, as the shop does: ongoing when it is confirmed, dispatched (which issues
 * its invoice), delivered, completed. The shopper is told of dispatch and delivery.
 *
 * @throws ProblemError 404 `order_not_found`; IllegalOrderStep for any step that `order-status.ts` has not.
 */
export async function advanceOrder(deps: Deps, { orderId, to, note }: Advance): Promise<FullOrder> {
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new ProblemError(404, 'order_not_found');
    if (!ORDER_STATUS[order.state].next.includes(to)) throw new IllegalOrderStep(order.state, to);
    await setOrderState(tx, orderId, to);
    await insertEvent(tx, { orderId, state: to, actor: 'shop', note: note ?? null, at });
    if (to === 'dispatched') await issueInvoice(tx, { orderId, seller: deps.config.seller, at });
    const advanced = await readOrder(tx, orderId);
    const customer = await readCustomer(tx, order.customerId);
    if (customer && (to === 'dispatched' || to === 'delivered')) {
      await notifyShopper(tx, deps, customer, advanced, to);
    }
    return advanced;
  });
}
