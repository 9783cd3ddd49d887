import type { setTrackingBody } from '@dp/contract/staff/shipments.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { recordFulfilment } from '../orders/lock-orders.ts';
import { recordTracking } from '../parcels/change-parcels.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { assertSeen, lockParcelAndOrder } from './lock-parcel.ts';

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
