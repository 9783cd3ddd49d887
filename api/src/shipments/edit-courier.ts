import type { editCourierBody } from '@dp/contract/staff/couriers.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { changeCourier, lockCourier } from './courier-store.ts';
import { type Courier, courierColumns, presentCourier } from './couriers.ts';

/**
 * Changes a courier; an inactive one gets no more parcels.
 *
 * @throws ProblemError 403 `permission_required` without `rates.edit`; 404 `courier_not_found`; 409
 *   `record_changed`.
 */
export async function editCourier(
  { db, now }: Deps,
  principal: Principal,
  { id, version, active, ...fields }: { id: number } & z.output<typeof editCourierBody>,
): Promise<Courier> {
  requirePermission(principal, 'rates.edit');
  return inTransaction(db, async (tx) => {
    const row = await lockCourier(tx, id);
    if (!row) throw new ProblemError(404, 'courier_not_found');
    const before = presentCourier(row);
    await assertVersion({ seen: version, version: before.version }, () => before);
    const after = presentCourier(
      await changeCourier(tx, id, { active, ...courierColumns(fields) }),
    );
    const subject = { kind: 'courier', id };
    await recordAudit(tx, principal, { action: 'courier.edit', subject, before, after, at: now() });
    return after;
  });
}
