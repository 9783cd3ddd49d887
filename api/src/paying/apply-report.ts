import type { PaymentTaskKind } from '@dp/contract/staff/payment-values.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { bookPayment, lockPaidOrder } from '../orders/pay-order.ts';
import {
  type AttemptRow,
  changeAttempt,
  insertAttempt,
  lockAttempts,
} from '../payments/attempt-rows.ts';
import { judgeReport } from '../payments/judge-report.ts';
import type { ProviderReport } from '../payments/payment-provider.ts';
import { openTask } from '../payments/payment-tasks.ts';
import { followRefunds } from './follow-refunds.ts';

/** A report about an attempt, and what makes it believable. */
interface Reported {
  readonly orderId: number;
  readonly attemptId: number;
  readonly report: ProviderReport;
  readonly source: 'callback' | 'inquiry';
  /** A refund that was not on its way while the provider was asked. */
  readonly doubted?: number | undefined;
}

/**
 * Books what a provider reports about an attempt, once, in whatever order reports come (decision 113). Locks the
 * order, then its attempts.
 *
 * @returns what it changed, in a word or two; `ask` when only an inquiry can be believed.
 */
export async function applyReport(
  tx: Db,
  deps: Deps,
  { orderId, attemptId, report, source, doubted }: Reported,
): Promise<string> {
  const order = await lockPaidOrder(tx, orderId);
  const attempts = await lockAttempts(tx, orderId);
  const attempt = attempts.find(({ id }) => id === attemptId);
  if (!attempt) throw new Error(`Attempt ${attemptId} is not one of order ${orderId}.`);
  const known = attempts.some(
    (each) => each.receivedPiastres > 0 && each.providerPayment === report.payment,
  );
  if (report.status === 'paid' && known) {
    const own = attempt.receivedPiastres > 0 && attempt.providerPayment === report.payment;
    // Nothing went back yet, which settles a refund in doubt.
    return own && source === 'inquiry'
      ? followRefunds(tx, deps, { order, attempt, report, doubted })
      : 'known';
  }
  const judged = judgeReport(judgedOf(attempt), report, source);
  if (judged.act === 'ask') return 'ask';
  if (judged.act === 'task') {
    await takeUnplanned(tx, deps, { order, attempt, report, kind: judged.kind });
    return judged.kind;
  }
  if (judged.act === 'move') {
    if (judged.to === 'paid') return takePayment(tx, deps, { order, attempt, report });
    if (judged.to !== 'refunded' && judged.to !== 'partly_refunded') {
      await changeAttempt(tx, attemptId, {
        state: judged.to,
        failure: report.failure,
        ...(judged.to === 'pending' ? {} : { checkingSince: null }),
      });
      if (judged.to !== 'voided') return judged.to;
    }
  }
  if (source !== 'inquiry' || attempt.receivedPiastres === 0) return 'nothing';
  // A void gives everything back.
  const refunded = report.status === 'voided' ? attempt.receivedPiastres : report.refunded;
  return followRefunds(tx, deps, { order, attempt, report: { ...report, refunded }, doubted });
}

function judgedOf(attempt: AttemptRow) {
  return {
    state: attempt.state,
    amountPiastres: attempt.amountPiastres,
    currency: attempt.currency,
    live: attempt.live,
    merchant: attempt.merchant ?? '',
    payment: attempt.receivedPiastres > 0 ? attempt.providerPayment : null,
  };
}

interface Money {
  readonly order: OrderRow;
  readonly attempt: AttemptRow;
  readonly report: ProviderReport;
}

async function takePayment(tx: Db, deps: Deps, { order, attempt, report }: Money): Promise<string> {
  const at = deps.now();
  const { amountPiastres } = attempt;
  await changeAttempt(tx, attempt.id, {
    state: 'paid',
    ...receiptOf(report, amountPiastres, at),
    checkingSince: null,
    failure: null,
    askAt: null,
  });
  if (await bookPayment(tx, deps, order, { amountPiastres, at })) return 'paid';
  await openMoneyTask(tx, { kind: 'paid_twice', order, attemptId: attempt.id, report, at });
  return 'paid_twice';
}

/** Money that pays for nothing: it is booked all the same, so that it can be given back, and staff decide. */
async function takeUnplanned(
  tx: Db,
  deps: Deps,
  { order, attempt, report, kind }: Money & { readonly kind: PaymentTaskKind },
): Promise<void> {
  const at = deps.now();
  const amount = report.currency === attempt.currency ? report.amount : null;
  let attemptId: number | null = attempt.id;
  if (kind === 'paid_after_end' && amount !== null) {
    await changeAttempt(tx, attempt.id, { ...receiptOf(report, amount, at), askAt: null });
  } else if (
    (kind === 'paid_twice' || kind === 'amount_differs') &&
    amount !== null &&
    amount > 0
  ) {
    // The attempt's own money has its place there: other money gets an attempt of its own.
    const other = await insertAttempt(tx, {
      orderId: order.id,
      provider: attempt.provider,
      method: attempt.method,
      reference: `${attempt.reference}+${report.payment}`,
      amountPiastres: amount,
      live: attempt.live,
      merchant: attempt.merchant,
      state: 'cancelled',
      providerOrder: attempt.providerOrder,
      providerSession: attempt.providerSession,
      ...receiptOf(report, amount, at),
      createdAt: at,
      expiresAt: at,
    });
    attemptId = other.id;
  } else {
    await openMoneyTask(tx, { kind, order, attemptId, report, at });
    return;
  }
  await bookPayment(tx, deps, { ...order, payment: 'paid' }, { amountPiastres: amount, at });
  await openMoneyTask(tx, { kind, order, attemptId, report, at });
}

function receiptOf(report: ProviderReport, receivedPiastres: number, at: Date) {
  return {
    providerPayment: report.payment,
    source: report.source,
    paidAt: report.paidAt ?? at,
    receivedPiastres,
  };
}

async function openMoneyTask(
  tx: Db,
  {
    kind,
    order,
    attemptId,
    report,
    at,
  }: {
    readonly kind: PaymentTaskKind;
    readonly order: OrderRow;
    readonly attemptId: number | null;
    readonly report: ProviderReport;
    readonly at: Date;
  },
): Promise<void> {
  await openTask(tx, {
    kind,
    cause: `${order.number}: ${report.payment ?? 'no payment'}`,
    orderId: order.id,
    attemptId,
    amountPiastres: report.amount,
    detail: report.currency === 'EGP' ? null : report.currency,
    openedAt: at,
  });
}
