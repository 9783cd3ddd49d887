import { foldDigits } from '@dp/contract/digits.ts';
import type { pickLineBody, scanUnitBody } from '@dp/contract/staff/packing.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { lockOrders, type OrderGoods, readGoods } from '../orders/lock-orders.ts';
import { recordPick } from '../parcels/change-parcels.ts';
import { readPicks } from '../parcels/parcel-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { assertPickable } from './pickable.ts';

/** How far a line is after a pick. */
export interface Picked {
  readonly order_id: number;
  readonly product_id: number;
  readonly picked: number;
  readonly quantity: number;
  /** Whether the whole order is picked. */
  readonly complete: boolean;
}

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
    const [goods] = await readGoods(tx, [orderId]);
    const line = goods?.lines.find((each) => each.productId === productId);
    if (!goods || !line) throw new ProblemError(404, 'order_line_not_found');
    const before = await pickedOf(tx, orderId);
    const version = before.get(productId) ?? 0;
    await assertVersion({ seen, version }, () => ({ picked: version }));
    if (picked > line.quantity) throw invalidFields({ picked: 'too_big' });
    return record(tx, deps, principal, { goods, productId, picked, before });
  });
}

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
      return record(tx, deps, principal, { goods, productId, picked, before });
    }
    throw new ProblemError(409, 'unit_not_needed', { scanned: code });
  });
}

async function pickedOf(tx: Db, orderId: number): Promise<Map<number, number>> {
  const picks = await readPicks(tx, [orderId]);
  return new Map(picks.map(({ productId, picked }) => [productId, picked]));
}

async function record(
  tx: Db,
  { now }: Deps,
  principal: Principal,
  pick: {
    readonly goods: OrderGoods;
    readonly productId: number;
    readonly picked: number;
    readonly before: ReadonlyMap<number, number>;
  },
): Promise<Picked> {
  const { productId, picked, before } = pick;
  const { order, lines } = pick.goods;
  const at = now();
  await recordPick(tx, principal, { orderId: order.id, productId, picked, at });
  await recordAudit(tx, principal, {
    action: 'order.pick',
    subject: { kind: 'order', id: order.id },
    before: { product: productId, picked: before.get(productId) ?? 0 },
    after: { product: productId, picked },
    at,
  });
  const after = new Map(before).set(productId, picked);
  return {
    order_id: order.id,
    product_id: productId,
    picked,
    quantity: lines.find((line) => line.productId === productId)?.quantity ?? 0,
    complete: lines.every((line) => after.get(line.productId) === line.quantity),
  };
}
