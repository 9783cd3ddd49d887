import type { confirmLabelBody } from '@dp/contract/staff/shipments.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { recordLabel } from '../parcels/change-parcels.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { followParcels } from './follow-parcels.ts';
import { assertSeen, lockParcelAndOrder } from './lock-parcel.ts';

/**
 * The new label of a parcel whose address was corrected is on it, or its courier was told what changed.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `parcel_not_found`; 409
 *   `record_changed`.
 */
export async function confirmLabel(
  deps: Deps,
  principal: Principal,
  { parcelId, version }: { parcelId: number } & z.output<typeof confirmLabelBody>,
): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  const at = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const { order, parcel } = await lockParcelAndOrder(tx, parcelId);
    await assertSeen(tx, parcel, version);
    await recordLabel(tx, parcelId);
    await followParcels(tx, deps, principal, { order, at });
    await recordAudit(tx, principal, {
      action: 'parcel.confirm-label',
      subject: { kind: 'parcel', id: parcelId },
      before: { label_outdated: parcel.labelOutdated },
      after: { label_outdated: false },
      at,
    });
  });
}
