import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { lockOrders, recordFulfilment } from '../orders/lock-orders.ts';
import { presentOrderCard } from '../orders/order-card.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';

/**
 * The goods of an order that was cancelled when it was packed are out of their box and back on their shelves. Their
 * stock came back when it was cancelled.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `order_not_found`; 409
 *   `record_changed`, `order_moved` when nothing of it is packed.
 */
export async function putBackOrder(
  deps: Deps,
  principal: Principal,
  { orderId, version }: { orderId: number; version: number },
): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  await inTransaction(deps.db, async (tx) => {
    for (const order of await lockOrders(tx, [orderId])) {
      const { number, state, packing } = order;
      await assertVersion({ seen: version, version: order.version }, () => presentOrderCard(order));
      if (state !== 'cancelled' || packing !== 'packed') {
        throw new ProblemError(409, 'order_moved', { number, state });
      }
      await recordFulfilment(tx, orderId, { packing: 'none' });
      await recordAudit(tx, principal, {
        action: 'order.put-back',
        subject: { kind: 'order', id: orderId },
        before: { packing },
        after: { packing: 'none' },
        at: deps.now(),
      });
    }
  });
}
