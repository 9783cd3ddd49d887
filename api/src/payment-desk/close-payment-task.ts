import type { PaymentTask } from '@dp/contract/staff/payments.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { closeTask, lockTask } from '../payments/payment-tasks.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { presentTask } from './order-money.ts';

/**
 * Closes a task about money with what was decided.
 *
 * @throws ProblemError 403 `permission_required` without `payments.refund`; 404 `payment_task_not_found`; 409
 *   `record_changed`, also for one that is closed.
 */
export async function closePaymentTask(
  deps: Deps,
  principal: Principal,
  { id, version, note }: { readonly id: number; readonly version: number; readonly note: string },
): Promise<{ data: PaymentTask }> {
  requirePermission(principal, 'payments.refund');
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const task = await lockTask(tx, id);
    if (!task) throw new ProblemError(404, 'payment_task_not_found');
    const [order] = task.orderId === null ? [] : await readOrderRows(tx, [task.orderId]);
    await assertVersion({ seen: version, version: task.version }, async () =>
      presentTask(task, order),
    );
    const closedBy = principal.kind === 'staff' ? principal.staffId : null;
    const closed = await closeTask(tx, task, { closedBy, note, closedAt: at });
    await recordAudit(tx, principal, {
      action: 'payment-task.close',
      subject:
        task.orderId === null ? { kind: 'payment-task', id } : { kind: 'order', id: task.orderId },
      after: { kind: task.kind, cause: task.cause, note },
      at,
    });
    return { data: presentTask(closed, order) };
  });
}
