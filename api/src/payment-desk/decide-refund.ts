import type { decideRefundBody, OrderMoney } from '@dp/contract/staff/payments.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { lockPaidOrder } from '../orders/pay-order.ts';
import { settleRefund } from '../paying/follow-refunds.ts';
import type { PayingDeps } from '../paying/payment-deps.ts';
import { lockAttempts } from '../payments/attempt-rows.ts';
import { settleTasks } from '../payments/payment-tasks.ts';
import { changeRefund, findRefund } from '../payments/refund-rows.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readOrderMoney } from './order-money.ts';

/**
 * Says what became of a refund whose answer was lost, after somebody looked at the provider's own pages: not every
 * provider reports how much of a payment was refunded. The rest can be requested again.
 *
 * @throws ProblemError 403 `permission_required` without `payments.refund`; 404 `refund_not_found`; 409
 *   `refund_not_in_doubt`.
 */
export async function decideRefund(
  deps: PayingDeps,
  principal: Principal,
  { id, outcome, proof }: { readonly id: number } & z.output<typeof decideRefundBody>,
): Promise<{ data: OrderMoney }> {
  requirePermission(principal, 'payments.refund');
  const at = deps.now();
  const orderId = await inTransaction(deps.db, async (tx) => {
    const found = await findRefund(tx, { id });
    if (!found) throw new ProblemError(404, 'refund_not_found');
    const order = await lockPaidOrder(tx, found.orderId);
    const attempts = await lockAttempts(tx, order.id);
    // As it is now that its order is locked.
    const refund = await findRefund(tx, { id });
    if (refund?.state !== 'unknown') throw new ProblemError(409, 'refund_not_in_doubt');
    if (outcome === 'paid') {
      const attempt = attempts.find((each) => each.id === refund.attemptId);
      await settleRefund(tx, deps, { order, attempt, refund, proof: proof ?? null });
    } else {
      await changeRefund(tx, id, { state: 'failed', tryAt: null, failure: 'not paid back' });
    }
    const about = { orderId: order.id, kinds: ['refund_unknown'], note: outcome, at } as const;
    await settleTasks(tx, about);
    await recordAudit(tx, principal, {
      action: 'refund.decide',
      subject: { kind: 'order', id: order.id },
      after: { refund: id, outcome, proof: proof ?? null },
      at,
    });
    return order.id;
  });
  return readOrderMoney(deps, orderId);
}
