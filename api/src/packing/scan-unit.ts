import { foldDigits } from '@dp/contract/digits.ts';
import type { scanUnitBody } from '@dp/contract/staff/packing.ts';
import type { z } from 'zod';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { lockOrders, readGoods } from '../orders/lock-orders.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type Picked, pickedOf, recordPicked } from './record-picked.ts';

/**
 * Counts a scanned unit for the first of these orders that still needs one.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `order_not_found`; 409
 *   `unit_not_needed` when none needs it, also because another picker was faster.
 */
export async function scanUnit(
  deps: Deps,
  principal: Principal,
  { orders, code }: z.output<typeof scanUnitBody>,
): Promise<Picked> {
  requirePermission(principal, 'orders.dispatch');
  const sku = foldDigits(code).toUpperCase();
  return inTransaction(deps.db, async (tx) => {
    const ids = [...new Set(orders)];
    await lockOrders(tx, ids);
    for (const goods of await readGoods(tx, ids)) {
      const { id: orderId, state, packing } = goods.order;
      const line = goods.lines.find((each) => each.sku.toUpperCase() === sku);
      if (!line || state !== 'ongoing' || packing !== 'picking') continue;
      const { productId } = line;
      const before = await pickedOf(tx, orderId);
      const picked = (before.get(productId) ?? 0) + 1;
      if (picked > line.quantity) continue;
      return recordPicked(tx, deps, principal, { goods, productId, picked, before });
    }
    throw new ProblemError(409, 'unit_not_needed', { scanned: code });
  });
}
