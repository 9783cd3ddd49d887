import type { addCourierBody } from '@dp/contract/staff/couriers.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { insertCourier } from './courier-store.ts';
import { type Courier, courierColumns, presentCourier } from './couriers.ts';

/** A new courier. Throws ProblemError 403 `permission_required` without `rates.edit`. */
export async function addCourier(
  { db, now }: Deps,
  principal: Principal,
  { kind, ...fields }: z.output<typeof addCourierBody>,
): Promise<Courier> {
  requirePermission(principal, 'rates.edit');
  return inTransaction(db, async (tx) => {
    const added = presentCourier(await insertCourier(tx, { kind, ...courierColumns(fields) }));
    const subject = { kind: 'courier', id: added.id };
    await recordAudit(tx, principal, { action: 'courier.add', subject, after: added, at: now() });
    return added;
  });
}
