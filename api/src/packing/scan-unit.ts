import type { scanUnitBody } from '@dp/contract/staff/packing.ts';
import type { z } from 'zod';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { lockOrders, readGoods } from '../orders/lock-orders.ts';
import { findScan, recordScan } from '../parcels/unit-scans.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { findByCodes, plainCode } from '../products/find-by-codes.ts';
import { isPickable } from './pickable.ts';
import { type Picked, pickedNow, pickedOf, recordPicked } from './record-picked.ts';

/**
 * Counts a scanned unit, by its SKU or its barcode, for the first of these orders that still needs one, once for a
 * key: sent again, it answers with how far its line is.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `order_not_found`; 409
 *   `unit_not_needed` when none needs it, also because another picker was faster, `barcode_of_several` when its
 *   barcode does not say which product it is.
 */
export async function scanUnit(
  deps: Deps,
  principal: Principal,
  { orders, code, key }: z.output<typeof scanUnitBody>,
): Promise<Picked> {
  requirePermission(principal, 'orders.dispatch');
  const wanted = plainCode(code);
  return inTransaction(deps.db, async (tx) => {
    const ids = [...new Set(orders)];
    await lockOrders(tx, ids);
    const all = await readGoods(tx, ids);
    const counted = await findScan(tx, key);
    const countedIn = all.find(({ order }) => order.id === counted?.orderId);
    if (counted && countedIn) return pickedNow(tx, countedIn, counted.productId);
    const [found, ...others] = (await findByCodes(tx, [wanted])).get(wanted) ?? [];
    if (others.length > 0) throw new ProblemError(409, 'barcode_of_several', { scanned: code });
    for (const goods of all) {
      const { id: orderId } = goods.order;
      const line = goods.lines.find(
        (each) => each.sku.toLowerCase() === wanted || each.productId === found,
      );
      if (!line || !isPickable(goods.order, ['picking'])) continue;
      const { productId } = line;
      const before = await pickedOf(tx, orderId);
      const picked = (before.get(productId) ?? 0) + 1;
      if (picked > line.quantity) continue;
      await recordScan(tx, { key, orderId, productId, at: deps.now() });
      return recordPicked(tx, deps, principal, { goods, productId, picked, before });
    }
    throw new ProblemError(409, 'unit_not_needed', { scanned: code });
  });
}
