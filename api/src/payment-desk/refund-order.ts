import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { OrderMoney, refundOrderBody } from '@dp/contract/staff/payments.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { lockOrders } from '../orders/lock-orders.ts';
import { readCollected } from '../parcels/courier-cash-queries.ts';
import { settleRefund } from '../paying/follow-refunds.ts';
import { type PayingDeps, paysBack } from '../paying/payment-deps.ts';
import { sendRefund } from '../paying/send-refund.ts';
import { type AttemptRow, lockAttempts } from '../payments/attempt-rows.ts';
import {
  findRefund,
  insertRefund,
  isUnsettled,
  type RefundRow,
  readRefunds,
} from '../payments/refund-rows.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { cashRefundable, readOrderMoney, refundableOf } from './order-money.ts';

type Body = z.output<typeof refundOrderBody>;

/**
 * Gives money of an order back: by the provider that took it, or by hand with what proves it, and never more than
 * came in. The refund is written down before anything is sent, so that nothing is sent twice.
 *
 * @throws ProblemError 403 `permission_required` without `payments.refund`; 404 `order_not_found`; 422
 *   `refund_too_high` with what is `refundable`, `idempotency_key_reused`; 409 `refund_in_progress`; 400 for
 *   another order's attempt and for one whose provider cannot pay it back.
 */
export async function refundOrder(
  deps: PayingDeps,
  principal: Principal,
  orderId: number,
  body: Body,
): Promise<{ data: OrderMoney }> {
  requirePermission(principal, 'payments.refund');
  const refund = await inTransaction(deps.db, (tx) =>
    writeRefund(tx, deps, principal, orderId, body),
  );
  if (refund.state === 'requested') await sendRefund(deps, refund.id);
  return readOrderMoney(deps, orderId);
}

/** Writes a refund within a transaction; one that is still `requested` is sent after it. Throws as `refundOrder`. */
export async function writeRefund(
  tx: Db,
  deps: PayingDeps,
  principal: Principal,
  orderId: number,
  { returned = null, ...body }: Body & { readonly returned?: RefundRow['returned'] },
): Promise<RefundRow> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order) throw new ProblemError(404, 'order_not_found', { order: String(orderId) });
  const at = deps.now();
  const amountPiastres = toPiastres(body.amount);
  const before = await findRefund(tx, { key: body.key });
  if (before) {
    if (before.orderId === orderId && before.amountPiastres === amountPiastres) return before;
    throw new ProblemError(422, 'idempotency_key_reused');
  }
  const attempt = await requireAttempt(tx, deps, orderId, body);
  const refunds = await readRefunds(tx, orderId);
  const open = refunds.some((refund) => refund.attemptId === attempt?.id && isUnsettled(refund));
  if (attempt && open) throw new ProblemError(409, 'refund_in_progress');
  const refundable = attempt
    ? refundableOf(attempt, refunds)
    : cashRefundable((await readCollected(tx, orderId)).collected, refunds);
  if (amountPiastres > refundable) {
    throw new ProblemError(422, 'refund_too_high', { refundable: toEgp(refundable) });
  }
  const byProvider = body.route === 'provider';
  const refund = await insertRefund(tx, {
    key: body.key,
    orderId,
    attemptId: attempt?.id ?? null,
    amountPiastres,
    reason: body.reason,
    route: body.route,
    state: 'requested',
    // A provider names its own.
    proof: byProvider ? null : (body.proof ?? null),
    returned,
    ...actorOf(principal),
    createdAt: at,
    tryAt: byProvider ? at : null,
  });
  await recordAudit(tx, principal, {
    action: 'order.refund',
    subject: { kind: 'order', id: orderId },
    after: {
      amount: body.amount,
      route: body.route,
      reason: body.reason,
      proof: body.proof ?? null,
      attempt: attempt?.reference ?? null,
    },
    at,
  });
  if (byProvider) return refund;
  await settleRefund(tx, deps, { order, attempt, refund, proof: body.proof ?? null });
  return { ...refund, state: 'done' };
}

async function requireAttempt(
  tx: Db,
  deps: PayingDeps,
  orderId: number,
  { attempt_id: id, route }: Body,
): Promise<AttemptRow | undefined> {
  const attempts = await lockAttempts(tx, orderId);
  if (id === undefined) return undefined;
  const attempt = attempts.find((each) => each.id === id);
  if (!attempt) throw invalidFields({ attempt_id: 'invalid' });
  if (route === 'provider' && !paysBack(deps, attempt)) {
    throw invalidFields({ route: 'invalid' });
  }
  return attempt;
}
