import { HOUR_MS } from '@dp/contract/durations.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { creditRefund } from '../orders/issue-credit-note.ts';
import { bookRefund } from '../orders/pay-order.ts';
import { readCollected } from '../parcels/courier-cash-queries.ts';
import { type AttemptRow, changeAttempt } from '../payments/attempt-rows.ts';
import { settleParcelTask } from '../payments/parcel-tasks.ts';
import type { ProviderReport } from '../payments/payment-provider.ts';
import { openTask, settleTasks } from '../payments/payment-tasks.ts';
import {
  changeRefund,
  listOpenRefunds,
  type RefundRow,
  readRefundedAtProvider,
} from '../payments/refund-rows.ts';

/** A provider names a refund that it has taken within this time. */
const BOOKED_WITHIN_MS = HOUR_MS;

interface Followed {
  readonly order: OrderRow;
  readonly attempt: AttemptRow;
  readonly report: ProviderReport;
  readonly doubted: number | undefined;
}

/**
 * Settles refunds whose answer never came by the sum that the provider says it paid back, after order and
 * attempts were locked. A sum that the shop has not asked for is a task.
 *
 * @returns what it changed.
 */
export async function followRefunds(
  tx: Db,
  deps: Deps,
  { order, attempt, report, doubted }: Followed,
): Promise<string> {
  const { refunded } = report;
  if (refunded === null) return 'nothing';
  const at = deps.now();
  const waiting = (await listOpenRefunds(tx, order.id)).find(
    ({ attemptId, state }) => attemptId === attempt.id && state !== 'requested',
  );
  const before = waiting?.createdAt ?? at;
  const more = refunded - (await readRefundedAtProvider(tx, attempt.id, before));
  if (waiting && more === waiting.amountPiastres) {
    await settleRefund(tx, deps, { order, attempt, refund: waiting, proof: null });
    return 'refund done';
  }
  if (waiting && more === 0) {
    // The answer may be older than a refund that is on its way.
    if (waiting.id !== doubted) return 'nothing';
    // Accepted, or perhaps not booked there yet: a second one would be paid, too.
    const sentAt = waiting.sentAt ?? waiting.createdAt;
    if (waiting.proof !== null || at.getTime() < sentAt.getTime() + BOOKED_WITHIN_MS)
      return 'nothing';
    await changeRefund(tx, waiting.id, { state: 'requested', tryAt: at });
    return 'refund not there';
  }
  if (more > 0) {
    await openTask(tx, {
      kind: 'refunded_elsewhere',
      cause: `${attempt.reference}: ${refunded}`,
      orderId: order.id,
      attemptId: attempt.id,
      amountPiastres: more,
      openedAt: at,
    });
    return 'refunded_elsewhere';
  }
  return 'nothing';
}

/** Books a refund that was paid out, on a locked order and, for a provider's, its locked attempt. */
export async function settleRefund(
  tx: Db,
  deps: Deps,
  {
    order,
    attempt,
    refund,
    proof,
  }: {
    readonly order: OrderRow;
    readonly attempt: AttemptRow | undefined;
    readonly refund: RefundRow;
    readonly proof: string | null;
  },
): Promise<void> {
  const at = deps.now();
  const { amountPiastres } = refund;
  await changeRefund(tx, refund.id, {
    state: 'done',
    doneAt: at,
    tryAt: null,
    failure: null,
    ...(proof === null ? {} : { proof }),
  });
  if (attempt) {
    const refundedPiastres = attempt.refundedPiastres + amountPiastres;
    const whole = refundedPiastres >= attempt.receivedPiastres;
    await changeAttempt(tx, attempt.id, {
      refundedPiastres,
      // Money that came late or twice keeps the state in which it came.
      ...(attempt.state === 'paid' || attempt.state === 'partly_refunded'
        ? { state: whole ? 'refunded' : 'partly_refunded' }
        : {}),
    });
  }
  await bookRefund(tx, deps, order, amountPiastres);
  const received = order.paidPiastres + (await readCollected(tx, order.id)).collected;
  const keptPiastres = received - order.refundedPiastres - amountPiastres;
  await creditGivenBack(tx, { order, refund, keptPiastres, at });
  if (keptPiastres > 0) {
    const goesOn = order.state !== 'returned' && order.state !== 'cancelled';
    if (goesOn && refund.returned === null)
      await settleParcelTask(tx, { orderId: order.id, amountPiastres, at });
    return;
  }
  const kinds = ['refund_due', 'refund_failed', 'refund_unknown', 'paid_after_end'] as const;
  await settleTasks(tx, { orderId: order.id, kinds, note: 'refunded', at });
}

/** The credit note of a refund; an order that came back whole was credited by then. */
async function creditGivenBack(
  tx: Db,
  {
    order,
    refund,
    keptPiastres,
    at,
  }: {
    readonly order: OrderRow;
    readonly refund: RefundRow;
    /** What the shop still has of what it received for the order. */
    readonly keptPiastres: number;
    readonly at: Date;
  },
): Promise<void> {
  if (order.state === 'returned') return;
  const { id: refundId, returned, amountPiastres } = refund;
  const orderId = order.id;
  await creditRefund(tx, { orderId, refundId, returned, amountPiastres, keptPiastres, at });
}
