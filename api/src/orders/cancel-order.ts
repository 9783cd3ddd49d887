import type { cancelOrderBody } from '@dp/contract/orders.ts';
import type { z } from 'zod';
import { lockCustomer } from '../accounts/lock-customer.ts';
import { readCustomer } from '../accounts/read-customer.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { withdrawMessages } from '../messages/withdraw-messages.ts';
import { unpackParcels } from '../parcels/pack-parcels.ts';
import { dutiesOf } from '../parcels/parcel-rules.ts';
import { closePayments } from '../payments/close-payments.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { returnStock } from '../products/move-stock.ts';
import { releaseVoucher } from '../vouchers/redeem-voucher.ts';
import type { FullOrder } from './full-order.ts';
import { notifyCustomer } from './notify-customer.ts';
import { assertMayCancel } from './order-limits.ts';
import { isCancellable } from './order-status.ts';
import { changeOrder, insertEvent, lockOrder, readOrder } from './order-store.ts';

/** Which order is cancelled, and why; the reason is shown to the shopper. */
export type Cancellation = { readonly orderId: number } & z.output<typeof cancelOrderBody>;

/**
 * Cancels an order that is not yet dispatched, for a customer one of their own (specification §4): returns
 * its stock and voucher use, once, since the order is locked while its state is checked. Of a concurrent
 * dispatch and cancellation one wins.
 *
 * @throws ProblemError 404 `order_not_found`, for another customer's too, and 409 `order_not_cancellable`
 *   with its `number` and `state`; for a customer also 429 `too_many_cancellations`, for staff without
 *   `orders.cancel` 403 `permission_required`.
 */
export async function cancelOrder(
  deps: Deps,
  principal: Principal,
  cancellation: Cancellation,
): Promise<FullOrder> {
  if (principal.kind !== 'shopper') requirePermission(principal, 'orders.cancel');
  return inTransaction(deps.db, (tx) => cancelWithin(tx, deps, principal, cancellation));
}

/**
 * Cancels an order as a part of a larger change, which has checked the permission of staff.
 *
 * @throws ProblemError as `cancelOrder`.
 */
export async function cancelWithin(
  tx: Db,
  deps: Deps,
  principal: Principal,
  { orderId, reason }: Cancellation,
): Promise<FullOrder> {
  const owner = principal.kind === 'shopper' ? principal.customerId : undefined;
  const at = deps.now();
  // The customer first, as placing does: cancellations of one shopper are counted one after the other.
  if (owner !== undefined) await lockCustomer(tx, owner);
  const order = await lockOrder(tx, orderId, owner);
  if (!order) throw new ProblemError(404, 'order_not_found');
  const { number, state } = order;
  if (!isCancellable(state)) {
    throw new ProblemError(409, 'order_not_cancellable', { number, state });
  }
  if (owner !== undefined) {
    await assertMayCancel(tx, deps.config.limits, { customerId: owner, at });
  }
  await changeOrder(tx, orderId, {
    state: 'cancelled',
    stateAt: at,
    callAt: null,
    // What is packed stays so until somebody has put it back; ticks are forgotten.
    ...(order.packing === 'picking' ? { packing: 'none' as const } : {}),
    ...dutiesOf([]),
  });
  const note = reason ?? null;
  await insertEvent(tx, { orderId, state: 'cancelled', ...actorOf(principal), note, at });
  const { transferSought } = await closePayments(tx, order, at);
  await unpackParcels(tx, principal, { orderId, at });
  const cancelled = await readOrder(tx, orderId);
  const units = cancelled.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  await returnStock(tx, units, { orderId, principal, at });
  await releaseVoucher(tx, orderId);
  await notifyOfCancellation(tx, deps, principal, { cancelled, reason, transferSought });
  return cancelled;
}

/**
 * A customer who cancels gets a mail only, and not even that when the confirmation was not sent yet, so that
 * ordering and cancelling costs the shop no messages. A cancellation by the shop is announced.
 */
async function notifyOfCancellation(
  tx: Db,
  deps: Deps,
  { kind }: Principal,
  {
    cancelled,
    ...facts
  }: {
    cancelled: FullOrder;
    reason: string | undefined;
    transferSought: boolean;
  },
): Promise<void> {
  const { id, customerId } = cancelled.order;
  const unheardOf = await withdrawMessages(tx, id, deps.now());
  if (kind === 'shopper' && unheardOf) return;
  const customer = await readCustomer(tx, customerId);
  if (!customer) return;
  const byMailOnly = kind === 'shopper';
  await notifyCustomer(tx, deps, customer, cancelled, 'cancelled', { byMailOnly, ...facts });
}
