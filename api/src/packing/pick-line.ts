import type { pickLineBody } from '@dp/contract/staff/packing.ts';
import type { z } from 'zod';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { lockOrders, readGoodsOf } from '../orders/lock-orders.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { assertPickable } from './pickable.ts';
import { type Picked, pickedOf, recordPicked } from './record-picked.ts';

/**
 * Sets how many units of a line are picked. Of two pickers who saw the same count, the second gets a conflict.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `order_not_found`,
 *   `order_line_not_found`; 409 `order_not_pickable`, and `record_changed` with how many are picked by now as
 *   its `version`; 400 on more than were ordered.
 */
export async function pickLine(
  deps: Deps,
  principal: Principal,
  { order_id: orderId, product_id: productId, picked, seen }: z.output<typeof pickLineBody>,
): Promise<Picked> {
  requirePermission(principal, 'orders.dispatch');
  return inTransaction(deps.db, async (tx) => {
    for (const order of await lockOrders(tx, [orderId])) assertPickable(order, ['picking']);
    const goods = await readGoodsOf(tx, orderId);
    const line = goods.lines.find((each) => each.productId === productId);
    if (!line) throw new ProblemError(404, 'order_line_not_found');
    const before = await pickedOf(tx, orderId);
    const version = before.get(productId) ?? 0;
    await assertVersion({ seen, version }, () => ({ picked: version }));
    if (picked > line.quantity) throw invalidFields({ picked: 'too_big' });
    return recordPicked(tx, deps, principal, { goods, productId, picked, before });
  });
}
