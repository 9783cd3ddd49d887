import type { advanceOrderBody } from '@dp/contract/staff/orders.ts';
import type { z } from 'zod';
import { readCustomer } from '../accounts/read-customer.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import type { FullOrder } from './full-order.ts';
import { issueInvoice } from './invoice-store.ts';
import { notifyCustomer } from './notify-customer.ts';
import { lockForStep } from './order-step.ts';
import { changeOrder, insertEvent, readOrder } from './order-store.ts';

/** A state transition by the shop. */
export type Advance = { readonly orderId: number } & z.output<typeof advanceOrderBody>;

/**
 * Moves an order to its next state, as the shop does: ongoing when confirmed, dispatched (which issues its
 * invoice), delivered, completed. The customer is notified of dispatch and delivery.
 *
 * @throws ProblemError 403 `permission_required` without `orders.confirm`, or `orders.dispatch` for the later
 *   states; as `lockForStep`.
 */
export async function advanceOrder(
  deps: Deps,
  principal: Principal,
  advance: Advance,
): Promise<FullOrder> {
  const { orderId, to, note } = advance;
  requirePermission(principal, to === 'ongoing' ? 'orders.confirm' : 'orders.dispatch');
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockForStep(tx, advance);
    // The shop that moves an order on by hand has its confirmation.
    const confirmed = to === 'ongoing' ? { confirmation: 'confirmed' as const, callAt: null } : {};
    await changeOrder(tx, orderId, { state: to, ...confirmed });
    await insertEvent(tx, { orderId, state: to, ...actorOf(principal), note: note ?? null, at });
    if (to === 'dispatched') await issueInvoice(tx, { orderId, seller: deps.config.seller, at });
    const advanced = await readOrder(tx, orderId);
    const customer = await readCustomer(tx, order.customerId);
    if (customer && (to === 'dispatched' || to === 'delivered')) {
      await notifyCustomer(tx, deps, customer, advanced, to);
    }
    return advanced;
  });
}
