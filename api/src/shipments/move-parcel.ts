import type { moveParcelBody } from '@dp/contract/staff/shipments.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { moveParcels } from '../parcels/move-parcels.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { assertNoReturns } from '../returns/assert-no-returns.ts';
import { assertOpen } from './assert-open.ts';
import { assertReturnable } from './assert-returnable.ts';
import { followParcels } from './follow-parcels.ts';
import { assertSeen, lockParcelAndOrder } from './lock-parcel.ts';
import { writeOffParcel } from './write-off-parcel.ts';

/** What happened to a parcel, as staff say. */
export type Move = { readonly parcelId: number } & z.output<typeof moveParcelBody>;

/**
 * Records what happened to a parcel after it left; its order follows when all its parcels say so. The note is
 * for staff. What was in one that is given up is written off.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`, or `stock.adjust` to give one up; 404 `parcel_not_found`; 409
 *   `record_changed`, `parcel_step_illegal`, `return_window_over`, `parcel_has_returns`, `order_step_illegal` when
 *   its order has ended.
 */
export async function moveParcel(deps: Deps, principal: Principal, move: Move): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  const { parcelId, version, to, reason, note, late } = move;
  if (to === 'given_up') requirePermission(principal, 'stock.adjust');
  const at = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const { order, parcel } = await lockParcelAndOrder(tx, parcelId);
    await assertSeen(tx, parcel, version);
    assertOpen(order, parcel);
    if (parcel.state === 'delivered') {
      await assertReturnable(tx, order.number, { deliveredAt: parcel.deliveredAt, late, at });
      await assertNoReturns(tx, order.id);
    }
    const postponedTo = move.postponed_to;
    const step = { to, reason, postponedTo, note, at };
    await moveParcels(tx, principal, [parcel], step);
    if (to === 'given_up') await writeOffParcel(tx, principal, { parcel, at });
    await followParcels(tx, deps, principal, { order, at });
    await recordAudit(tx, principal, {
      action: 'parcel.move',
      subject: { kind: 'parcel', id: parcelId },
      before: { state: parcel.state },
      after: { state: to, ...(reason === undefined ? {} : { reason }), order: order.number },
      at,
    });
  });
}
