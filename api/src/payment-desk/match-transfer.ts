import type { OrderMoney } from '@dp/contract/staff/payments.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { lockKeys } from '../database/lock-keys.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { bookPayment } from '../orders/pay-order.ts';
import type { PayingDeps } from '../paying/payment-deps.ts';
import { changeAttempt, findAttemptByPayment } from '../payments/attempt-rows.ts';
import { ATTEMPT_TRANSITIONS } from '../payments/attempt-states.ts';
import { openTask } from '../payments/payment-tasks.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { lockTransfer } from './lock-transfer.ts';
import { readOrderMoney } from './order-money.ts';

/**
 * Books a transfer that arrived in the shop's account as the payment of its order. A bank's reference pays for
 * one order only. Where the order does not wait for it any more, such as a cancelled one, the money becomes a task to
 * give it back; so it does for a transfer that was not reported, or turned down, before it was found.
 *
 * @throws ProblemError 403 `permission_required` without `settlement.match`; 409 `transfer_not_waiting`,
 *   `transfer_taken` with the `number` of the order that it paid for.
 */
export async function matchTransfer(
  deps: PayingDeps,
  principal: Principal,
  { attemptId, reference }: { readonly attemptId: number; readonly reference: string },
): Promise<{ data: OrderMoney }> {
  requirePermission(principal, 'settlement.match');
  const at = deps.now();
  const payment = reference.toUpperCase();
  const orderId = await inTransaction(deps.db, async (tx) => {
    // Before any row: two orders may be matched with one reference at the same moment.
    await lockKeys(tx, [`transfer ${payment}`]);
    const { order, attempt } = await lockTransfer(tx, attemptId);
    const taken = await findAttemptByPayment(tx, 'instapay', payment);
    if (taken) {
      const [other] = await readOrderRows(tx, [taken.orderId]);
      throw new ProblemError(409, 'transfer_taken', { number: other?.number ?? '' });
    }
    const { amountPiastres } = attempt;
    await changeAttempt(tx, attemptId, {
      // As a gateway's late money, it keeps the state in which it came.
      state: ATTEMPT_TRANSITIONS[attempt.state].includes('paid') ? 'paid' : attempt.state,
      providerPayment: payment,
      receivedPiastres: amountPiastres,
      paidAt: at,
      checkingSince: null,
      failure: null,
      source: attempt.senderEnd === null ? null : `•••• ${attempt.senderEnd}`,
    });
    if (!(await bookPayment(tx, deps, order, { amountPiastres, at }))) {
      await openTask(tx, {
        kind: order.state === 'cancelled' ? 'paid_after_end' : 'paid_twice',
        cause: `${order.number}: ${payment}`,
        orderId: order.id,
        attemptId,
        amountPiastres,
        openedAt: at,
      });
    }
    await recordAudit(tx, principal, {
      action: 'transfer.match',
      subject: { kind: 'order', id: order.id },
      after: { attempt: attempt.reference, reference: payment },
      at,
    });
    return order.id;
  });
  return readOrderMoney(deps, orderId);
}
