import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type OrderGoods, readGoods, recordFulfilment } from '../orders/lock-orders.ts';
import { packParcels } from '../parcels/pack-parcels.ts';
import { readPicks } from '../parcels/parcel-queries.ts';
import { dutiesOf } from '../parcels/parcel-rules.ts';
import { deleteScans } from '../parcels/unit-scans.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { lockPickable } from './pickable.ts';
import { type Boxes, planParcels } from './plan-parcels.ts';

/**
 * Packs a confirmed order, picked or straight from the shelf.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `order_not_found`; 409
 *   `record_changed`, `order_not_pickable`, `picking_incomplete`; 422 `parcel_lines_differ`.
 */
export async function packOrder(
  deps: Deps,
  principal: Principal,
  { orderId, version, parcels }: { orderId: number; version: number; parcels: Boxes },
): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  const at = deps.now();
  await inTransaction(deps.db, async (tx) => {
    await lockPickable(tx, [{ id: orderId, version }], ['none', 'picking']);
    for (const goods of await readGoods(tx, [orderId])) {
      await assertPicked(tx, goods);
      await packLocked(tx, principal, { goods, boxes: parcels, at });
    }
  });
}

/** Packs a locked order, whatever was picked. */
export async function packLocked(
  tx: Db,
  principal: Principal,
  { goods, boxes, at }: { goods: OrderGoods; boxes: Boxes; at: Date },
): Promise<void> {
  const { id: orderId, packing } = goods.order;
  const packed = planParcels(goods, boxes);
  const rows = await packParcels(tx, principal, { orderId, packed, at });
  await deleteScans(tx, orderId);
  await recordFulfilment(tx, orderId, { packing: 'packed', ...dutiesOf(rows) });
  await recordAudit(tx, principal, {
    action: 'order.pack',
    subject: { kind: 'order', id: orderId },
    before: { packing },
    after: { packing: 'packed', parcels: packed.length },
    at,
  });
}

/** An order whose picking has begun is packed when it is complete. */
async function assertPicked(tx: Db, { order, lines }: OrderGoods): Promise<void> {
  if (order.packing !== 'picking') return;
  const picks = await readPicks(tx, [order.id]);
  const missing = lines.flatMap(({ productId, sku, quantity }) => {
    const picked = picks.find((pick) => pick.productId === productId)?.picked ?? 0;
    return picked < quantity ? [{ sku, quantity: quantity - picked }] : [];
  });
  if (missing.length > 0) throw new ProblemError(409, 'picking_incomplete', { missing });
}
