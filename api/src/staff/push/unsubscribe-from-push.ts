import { recordAudit } from '../../audit-trail/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { requirePermission, type StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { deletePushDeviceOf } from './push-store.ts';

/** Rings a device of one's own no more. @throws ProblemError 404 `push_device_not_found`. */
export async function unsubscribeFromPush(
  { db, now }: Deps,
  principal: StaffPrincipal,
  id: number,
): Promise<void> {
  requirePermission(principal, 'orders.read');
  const { staffId } = principal;
  await inTransaction(db, async (tx) => {
    const device = await deletePushDeviceOf(tx, staffId, id);
    if (device === undefined) throw new ProblemError(404, 'push_device_not_found');
    await recordAudit(tx, principal, {
      action: 'push.unsubscribe',
      subject: { kind: 'staff', id: staffId },
      before: { device },
      at: now(),
    });
  });
}
