import { HOUR_MS } from '@dp/contract/durations.ts';
import type { OrderMoney } from '@dp/contract/staff/payments.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { extendPayment } from '../orders/pay-order.ts';
import type { PayingDeps } from '../paying/payment-deps.ts';
import { changeAttempt } from '../payments/attempt-rows.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { lockTransfer } from './lock-transfer.ts';
import { readOrderMoney } from './order-money.ts';

/** The time that a shopper has at least for another try, in milliseconds. */
const TRY_AGAIN_MS = 2 * HOUR_MS;

/**
 * Turns down a transfer that did not arrive. Its shopper reads the reason and can pay again.
 *
 * @throws ProblemError 403 `permission_required` without `settlement.match`; 409 `transfer_not_waiting`.
 */
export async function rejectTransfer(
  deps: PayingDeps,
  principal: Principal,
  { attemptId, reason }: { readonly attemptId: number; readonly reason: string },
): Promise<{ data: OrderMoney }> {
  requirePermission(principal, 'settlement.match');
  const at = deps.now();
  const orderId = await inTransaction(deps.db, async (tx) => {
    const { order, attempt } = await lockTransfer(tx, attemptId);
    if (attempt.state !== 'pending') throw new ProblemError(409, 'transfer_not_waiting');
    await changeAttempt(tx, attemptId, { state: 'failed', failure: reason, checkingSince: null });
    await extendPayment(tx, order, new Date(at.getTime() + TRY_AGAIN_MS));
    await recordAudit(tx, principal, {
      action: 'transfer.reject',
      subject: { kind: 'order', id: order.id },
      after: { attempt: attempt.reference, reason },
      at,
    });
    return order.id;
  });
  return readOrderMoney(deps, orderId);
}
