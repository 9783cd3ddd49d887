import type { advanceOrderBody } from '@dp/contract/staff/orders.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { FullOrder, OrderRow } from '../orders/full-order.ts';
import { readGoods } from '../orders/lock-orders.ts';
import { lockForStep } from '../orders/order-step.ts';
import { takeStep } from '../orders/take-step.ts';
import { packLocked } from '../packing/pack-order.ts';
import { lockParcelsOf, moveParcels } from '../parcels/move-parcels.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { followParcels } from './follow-parcels.ts';
import { assertNewLabels } from './hand-over.ts';
import { findCourier, leaveWith } from './leave-with.ts';

/** A step of the shop with a whole order. */
export type Advance = { readonly orderId: number } & z.output<typeof advanceOrderBody>;

/**
 * Moves a whole order to its next state without the back office's queues: ongoing when confirmed, dispatched
 * with the oldest active manual courier, packed at once if it is not, delivered with all its parcels, completed.
 *
 * @throws ProblemError 403 `permission_required` without `orders.confirm`, or `orders.dispatch` for the later
 *   states; 409 `labels_outdated`, `courier_inactive` without an active manual courier; as `lockForStep`.
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
    await recordAudit(tx, principal, {
      action: 'order.advance',
      subject: { kind: 'order', id: orderId },
      before: { state: order.state },
      after: { state: to },
      at,
    });
    const step = { order, note, at };
    if (to === 'dispatched') return dispatch(tx, deps, principal, step);
    if (to === 'delivered') return deliver(tx, deps, principal, step);
    return takeStep(tx, deps, principal, { ...step, to });
  });
}

interface WholeStep {
  readonly order: OrderRow;
  readonly note: string | undefined;
  readonly at: Date;
}

async function dispatch(
  tx: Db,
  deps: Deps,
  principal: Principal,
  { order, note, at }: WholeStep,
): Promise<FullOrder> {
  if (order.packing !== 'packed') {
    const boxes = [{ fragile: false }];
    for (const goods of await readGoods(tx, [order.id])) {
      await packLocked(tx, principal, { goods, boxes, at });
    }
  }
  const parcels = await lockParcelsOf(tx, [order.id]);
  assertNewLabels([order], parcels);
  const courier = await findCourier(tx, 'manual');
  if (!courier) throw new ProblemError(409, 'courier_inactive');
  const leaving = { courierId: courier.id, order, parcels, note, at };
  return required(await leaveWith(tx, deps, principal, leaving), order);
}

async function deliver(
  tx: Db,
  deps: Deps,
  principal: Principal,
  { order, note, at }: WholeStep,
): Promise<FullOrder> {
  const parcels = await lockParcelsOf(tx, [order.id]);
  const onTheWay = parcels.filter(({ state }) => state !== 'returned' && state !== 'delivered');
  await moveParcels(tx, principal, onTheWay, { to: 'delivered', at });
  return required(await followParcels(tx, deps, principal, { order, note, at }), order);
}

function required(advanced: FullOrder | undefined, { number }: OrderRow): FullOrder {
  if (!advanced) throw new Error(`${number} did not follow its parcels.`);
  return advanced;
}
