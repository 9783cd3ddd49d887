import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { recordAudit } from '../../audit-trail/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { cancelWithin } from '../cancel-order.ts';
import { readStaffOrder } from './get-staff-order.ts';
import { lockVersion, type VersionedChange } from './lock-version.ts';

/**
 * Cancels an order for the shop; the reason is sent to the customer.
 *
 * @throws ProblemError 403 `permission_required` without `orders.cancel`; as `lockVersion` and `cancelOrder`.
 */
export async function cancelStaffOrder(
  deps: Deps,
  principal: Principal,
  change: VersionedChange,
  reason: string,
): Promise<{ data: StaffOrder }> {
  requirePermission(principal, 'orders.cancel');
  const { orderId } = change;
  await inTransaction(deps.db, async (tx) => {
    const { state } = await lockVersion(tx, principal, change);
    await cancelWithin(tx, deps, principal, { orderId, reason });
    await recordAudit(tx, principal, {
      action: 'order.cancel',
      subject: { kind: 'order', id: orderId },
      before: { state },
      after: { state: 'cancelled', reason },
      at: deps.now(),
    });
  });
  return readStaffOrder(deps, principal, orderId, change.locale);
}
