import type { Locale } from '@dp/contract/locale.ts';
import type { Order } from '@dp/contract/orders.ts';
import { lockCustomer } from '../accounts/lock-customer.ts';
import { readCustomer } from '../accounts/read-customer.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { withdrawMessages } from '../messages/withdraw-messages.ts';
import { returnStock } from '../products/move-stock.ts';
import { releaseVoucher } from '../vouchers/redeem-voucher.ts';
import { notifyShopper } from './notify-shopper.ts';
import { assertMayCancel } from './order-limits.ts';
import { isCancellable } from './order-status.ts';
import { type FullOrder, insertEvent, lockOrder, readOrder, setOrderState } from './order-store.ts';
import { presentOrder } from './present-order.ts';

/** Who cancels which order, and why. A shopper's own only; the shop's any. */
export interface Cancellation {
  readonly orderId: number;
  readonly by: { readonly shopper: number } | 'shop';
  readonly reason?: string | undefined;
}

/**
 * Cancels a shopper's own order (specification §4).
 *
 * @throws ProblemError as `cancelOrder`.
 */
export async function cancelOwnOrder(
  deps: Deps,
  customerId: number,
  cancellation: { orderId: number; reason?: string | undefined },
  locale: Locale,
): Promise<{ data: Order }> {
  const order = await cancelOrder(deps, { ...cancellation, by: { shopper: customerId } });
  return { data: presentOrder(order, locale) };
}

/**
 * Cancels an order that is not yet dispatched: its stock and its voucher go back, once, since the order
 * is locked while its state is looked at. Against a dispatch at the same moment one of the two wins.
 *
 * @throws ProblemError 404 `order_not_found`, for another shopper's too, and 409 `order_not_cancellable`
 *   with the `state` it is in; for a shopper also 429 `too_many_cancellations`.
 */
export async function cancelOrder(deps: Deps, cancellation: Cancellation): Promise<FullOrder> {
  const { orderId, by, reason } = cancellation;
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    // The customer first, as placing does: cancellations of one shopper are counted one after the other.
    if (by !== 'shop') await lockCustomer(tx, by.shopper);
    const order = await lockOrder(tx, orderId, by === 'shop' ? undefined : by.shopper);
    if (!order) throw new ProblemError(404, 'order_not_found');
    if (!isCancellable(order.state)) {
      throw new ProblemError(409, 'order_not_cancellable', { state: order.state });
    }
    if (by !== 'shop') {
      await assertMayCancel(tx, deps.config.limits, { customerId: by.shopper, at });
    }
    await setOrderState(tx, orderId, 'cancelled');
    const actor = by === 'shop' ? 'shop' : 'shopper';
    await insertEvent(tx, { orderId, state: 'cancelled', actor, note: reason ?? null, at });
    const cancelled = await readOrder(tx, orderId);
    const units = cancelled.lines.map(({ productId, quantity }) => ({ productId, quantity }));
    await returnStock(tx, units, orderId, at);
    await releaseVoucher(tx, orderId);
    await tellOfCancellation(tx, deps, cancelled, actor);
    return cancelled;
  });
}

/**
 * Who cancels knows of it: they get a mail, and not even that when the confirmation had not left yet, so
 * that ordering and cancelling costs the shop no messages. What the shop cancels is announced as usual.
 */
async function tellOfCancellation(
  tx: Db,
  deps: Deps,
  cancelled: FullOrder,
  actor: 'shopper' | 'shop',
): Promise<void> {
  const { id, customerId } = cancelled.order;
  const unheardOf = await withdrawMessages(tx, id, deps.now());
  if (actor === 'shopper' && unheardOf) return;
  const customer = await readCustomer(tx, customerId);
  if (!customer) return;
  const byMailOnly = actor === 'shopper';
  await notifyShopper(tx, deps, customer, cancelled, 'cancelled', { byMailOnly });
}
