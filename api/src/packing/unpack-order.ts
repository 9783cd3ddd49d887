import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { recordFulfilment } from '../orders/lock-orders.ts';
import { unpackParcels } from '../parcels/pack-parcels.ts';
import { dutiesOf } from '../parcels/parcel-rules.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { lockPickable } from './pickable.ts';

/**
 * Undoes the packing or picking of an order that has not left the shop.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `order_not_found`; 409
 *   `record_changed`, `order_not_pickable`.
 */
export async function unpackOrder(
  deps: Deps,
  principal: Principal,
  { orderId, version }: { orderId: number; version: number },
): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  const at = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const seen = [{ id: orderId, version }];
    for (const order of await lockPickable(tx, seen, ['picking', 'packed'])) {
      await unpackParcels(tx, principal, { orderId, at });
      await recordFulfilment(tx, orderId, { packing: 'none', ...dutiesOf([]) });
      await recordAudit(tx, principal, {
        action: 'order.unpack',
        subject: { kind: 'order', id: orderId },
        before: { packing: order.packing },
        after: { packing: 'none' },
        at,
      });
    }
  });
}
