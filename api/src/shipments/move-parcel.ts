import type { moveParcelBody, setTrackingBody } from '@dp/contract/staff/shipments.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { recordFulfilment } from '../orders/lock-orders.ts';
import { ORDER_STATUS } from '../orders/order-status.ts';
import { recordTracking } from '../parcels/change-parcels.ts';
import { moveParcels } from '../parcels/move-parcels.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertNoReturns } from '../returns/assert-no-returns.ts';
import { assertReturnable } from './assert-returnable.ts';
import { followParcels } from './follow-parcels.ts';
import { assertSeen, lockParcelAndOrder } from './lock-parcel.ts';
import type { ParcelRow } from './present-parcels.ts';

/** What happened to a parcel, as staff say. */
export type Move = { readonly parcelId: number } & z.output<typeof moveParcelBody>;

/**
 * Records what happened to a parcel after it left; its order follows when all its parcels say so. The note is
 * for staff.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `parcel_not_found`; 409
 *   `record_changed`, `parcel_step_illegal`, `return_window_over`, `parcel_has_returns`, `order_step_illegal` when
 *   its order has ended.
 */
export async function moveParcel(deps: Deps, principal: Principal, move: Move): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  const { parcelId, version, to, reason, note, late } = move;
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

/**
 * Records the courier's number of a parcel; without one, that it has none.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `parcel_not_found`; 409
 *   `record_changed`.
 */
export async function setTracking(
  deps: Deps,
  principal: Principal,
  { parcelId, version, ...given }: { parcelId: number } & z.output<typeof setTrackingBody>,
): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  const trackingNumber = given.tracking_number ?? null;
  await inTransaction(deps.db, async (tx) => {
    const { order, parcel } = await lockParcelAndOrder(tx, parcelId);
    await assertSeen(tx, parcel, version);
    await recordTracking(tx, parcelId, trackingNumber);
    await recordFulfilment(tx, order.id, {});
    await recordAudit(tx, principal, {
      action: 'parcel.track',
      subject: { kind: 'parcel', id: parcelId },
      before: { tracking_number: parcel.trackingNumber },
      after: { tracking_number: trackingNumber },
      at: deps.now(),
    });
  });
}

/**
 * Parcels of ended orders stay where they are, but a lost one may still turn up.
 *
 * @throws ProblemError 409 `order_step_illegal`.
 */
export function assertOpen({ number, state }: OrderRow, parcel: ParcelRow): void {
  if (state === 'dispatched' || state === 'delivered') return;
  if (state === 'returned' && parcel.state === 'lost') return;
  const { next } = ORDER_STATUS[state];
  throw new ProblemError(409, 'order_step_illegal', { number, from: state, to: 'returned', next });
}
