import { MINUTE_MS } from '@dp/contract/durations.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { lockPaidOrder } from '../orders/pay-order.ts';
import { type AttemptRow, findAttempt, lockAttempts } from '../payments/attempt-rows.ts';
import type { RefundReport } from '../payments/payment-provider.ts';
import { openTask } from '../payments/payment-tasks.ts';
import {
  changeRefund,
  claimRefund,
  DOUBT_MS,
  findRefund,
  type RefundRow,
} from '../payments/refund-rows.ts';
import { askAboutAttempt } from './ask-about-attempt.ts';
import { settleRefund } from './follow-refunds.ts';
import { idsOf, type PayingDeps, providerNamed, providerTimeout } from './payment-deps.ts';

/** Longer than a provider may take: a process that is still waiting is not overtaken. */
const LEASE_MS = MINUTE_MS;
const ASK_AGAIN_MS = 5 * MINUTE_MS;

/**
 * Sends a requested refund to the provider that took the money, once: what was sent and not answered is asked
 * about by its attempt, and sent again only when the provider says for an hour that nothing went back.
 */
export async function sendRefund(deps: PayingDeps, refundId: number): Promise<void> {
  const refund = await findRefund(deps.db, { id: refundId });
  const attempt = refund?.attemptId ? await findAttempt(deps.db, refund.attemptId) : undefined;
  if (!refund || !attempt) return;
  const at = deps.now();
  if (refund.state === 'sending' || refund.state === 'unknown') {
    if (await claimRefund(deps.db, refund, { state: 'unknown', tryAt: later(at, ASK_AGAIN_MS) })) {
      await askAboutAttempt(deps, attempt.id, refund.id);
      await openDoubt(deps, refundId, at);
    }
    return;
  }
  const ids = idsOf(attempt);
  const provider = providerNamed(deps, attempt.provider);
  if (refund.state !== 'requested') return;
  if (!ids || !provider) return failUnsent(deps, refund);
  const claimed = { state: 'sending', tryAt: later(at, LEASE_MS), sentAt: at } as const;
  if (!(await claimRefund(deps.db, refund, claimed))) return;
  const { amountPiastres: amount } = refund;
  const report = await provider.refund({ attempt: ids, amount }, providerTimeout());
  await inTransaction(deps.db, async (tx) => {
    const order = await lockPaidOrder(tx, refund.orderId);
    const attempts = await lockAttempts(tx, order.id);
    const now = await findRefund(tx, { id: refundId });
    const own = attempts.find(({ id }) => id === attempt.id);
    // Somebody else settled it by asking.
    if (now?.state !== 'sending') return;
    await book(tx, deps, { order, attempt: own, refund: now, report });
  });
}

/** A refund that no process could send for a day, since the provider's keys are gone: it can be paid by hand. */
async function failUnsent(deps: PayingDeps, { id, orderId, createdAt }: RefundRow): Promise<void> {
  if (deps.now().getTime() < createdAt.getTime() + DOUBT_MS) return;
  await inTransaction(deps.db, async (tx) => {
    const order = await lockPaidOrder(tx, orderId);
    const refund = await findRefund(tx, { id });
    if (refund?.state !== 'requested') return;
    const report = { kind: 'refused', reason: 'provider_not_set_up' } as const;
    await book(tx, deps, { order, attempt: undefined, refund, report });
  });
}

async function book(
  tx: Parameters<typeof settleRefund>[0],
  deps: PayingDeps,
  {
    order,
    attempt,
    refund,
    report,
  }: {
    readonly order: OrderRow;
    readonly attempt: AttemptRow | undefined;
    readonly refund: RefundRow;
    readonly report: RefundReport;
  },
): Promise<void> {
  const at = deps.now();
  switch (report.kind) {
    case 'done':
      return settleRefund(tx, deps, { order, attempt, refund, proof: report.id });
    case 'pending':
      return changeRefund(tx, refund.id, {
        state: 'unknown',
        proof: report.id,
        tryAt: later(at, ASK_AGAIN_MS),
      });
    case 'unknown':
      return changeRefund(tx, refund.id, { state: 'unknown', tryAt: later(at, 2 * MINUTE_MS) });
    case 'refused':
      await changeRefund(tx, refund.id, { state: 'failed', tryAt: null, failure: report.reason });
      return openTask(tx, {
        kind: 'refund_failed',
        cause: `${order.number}: refund ${refund.id}`,
        orderId: order.id,
        attemptId: refund.attemptId,
        amountPiastres: refund.amountPiastres,
        detail: report.reason,
        openedAt: at,
      });
  }
}

async function openDoubt(deps: PayingDeps, refundId: number, at: Date): Promise<void> {
  const refund = await findRefund(deps.db, { id: refundId });
  if (refund?.state !== 'unknown' || at.getTime() < refund.createdAt.getTime() + DOUBT_MS) return;
  await openTask(deps.db, {
    kind: 'refund_unknown',
    cause: `refund ${refundId}`,
    orderId: refund.orderId,
    attemptId: refund.attemptId,
    amountPiastres: refund.amountPiastres,
    openedAt: at,
  });
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
