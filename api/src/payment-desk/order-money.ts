import { toEgp } from '@dp/contract/money.ts';
import type { OrderMoney, PaymentTask } from '@dp/contract/staff/payments.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { creditNoteNumber } from '../orders/invoice-number.ts';
import { readGoodsOf } from '../orders/lock-orders.ts';
import { isAwaiting } from '../orders/pay-order.ts';
import { type CreditNote, readCreditNotes } from '../orders/read-credit-notes.ts';
import { readCollected } from '../parcels/courier-cash-queries.ts';
import { type PayingDeps, paysBack } from '../paying/payment-deps.ts';
import type { AttemptRow } from '../payments/attempt-rows.ts';
import { readPayments } from '../payments/order-payments.ts';
import { listTasksOf, type PaymentTaskRow } from '../payments/payment-tasks.ts';
import { goesBack, isUnsettled, type RefundRow } from '../payments/refund-rows.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { type NamedActor, nameActors } from '../staff/read-staff-names.ts';

type MoneyDeps = Pick<PayingDeps, 'db' | 'payments'>;

/**
 * What an order is owed, has received and gave back.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`, 404 `order_not_found`.
 */
export async function getOrderMoney(
  deps: MoneyDeps,
  principal: Principal,
  orderId: number,
): Promise<{ data: OrderMoney }> {
  requirePermission(principal, 'orders.read');
  return readOrderMoney(deps, orderId);
}

/** Like `getOrderMoney`, for a caller that has checked its own permission. @throws ProblemError 404 `order_not_found`. */
export async function readOrderMoney(
  { db, payments }: MoneyDeps,
  orderId: number,
): Promise<{ data: OrderMoney }> {
  const { order, lines } = await readGoodsOf(db, orderId);
  const { attempts, refunds } = await readPayments(db, orderId);
  const tasks = await listTasksOf(db, orderId);
  const { collected, handedIn } = await readCollected(db, orderId);
  const actorOf = await nameActors(db, refunds);
  return {
    data: {
      ...presentState(order),
      collected: toEgp(collected),
      handed_in: toEgp(handedIn),
      cash_refundable: toEgp(cashRefundable(collected, refunds)),
      attempts: attempts.map((attempt) =>
        presentAttempt(attempt, refunds, paysBack({ payments }, attempt)),
      ),
      lines: lines.map(({ productId, nameAr, nameEn, quantity }) => ({
        product_id: productId,
        name: { ar: nameAr, en: nameEn },
        quantity,
      })),
      refunds: refunds.map((refund) => presentRefund(refund, actorOf)),
      credit_notes: (await readCreditNotes(db, orderId)).map(presentCreditNote),
      tasks: tasks.map((task) => presentTask(task, order)),
    },
  };
}

function presentState(order: OrderRow) {
  return {
    order_id: order.id,
    number: order.number,
    version: order.version,
    method: order.paymentMethod,
    state: order.payment,
    awaited: isAwaiting(order),
    pay_until: order.payUntil?.toISOString() ?? null,
    total: toEgp(order.totalPiastres),
    paid: toEgp(order.paidPiastres),
    refunded: toEgp(order.refundedPiastres),
  };
}

/** Cash that was collected for an order and has not gone back, in piastres. */
export function cashRefundable(collected: number, refunds: readonly RefundRow[]): number {
  const back = refunds.filter((refund) => refund.attemptId === null && goesBack(refund));
  return collected - back.reduce((sum, { amountPiastres }) => sum + amountPiastres, 0);
}

/** What an attempt received and has not given back or promised to, in piastres. */
export function refundableOf(attempt: AttemptRow, refunds: readonly RefundRow[]): number {
  const open = refunds.filter((refund) => refund.attemptId === attempt.id && isUnsettled(refund));
  const promised = open.reduce((sum, { amountPiastres }) => sum + amountPiastres, 0);
  return attempt.receivedPiastres - attempt.refundedPiastres - promised;
}

function presentAttempt(
  attempt: AttemptRow,
  refunds: readonly RefundRow[],
  byProvider: boolean,
): OrderMoney['attempts'][number] {
  const { senderEnd, senderName, checkingSince } = attempt;
  return {
    id: attempt.id,
    provider: attempt.provider,
    method: attempt.method,
    reference: attempt.reference,
    state: attempt.state,
    amount: toEgp(attempt.amountPiastres),
    received: toEgp(attempt.receivedPiastres),
    refunded: toEgp(attempt.refundedPiastres),
    refundable: toEgp(refundableOf(attempt, refunds)),
    by_provider: byProvider,
    test: !attempt.live,
    created_at: attempt.createdAt.toISOString(),
    expires_at: attempt.expiresAt.toISOString(),
    paid_at: attempt.paidAt?.toISOString() ?? null,
    source: attempt.source,
    payment: attempt.providerPayment,
    failure: attempt.failure,
    transfer:
      senderEnd === null
        ? null
        : {
            sender_end: senderEnd,
            sender_name: senderName,
            reported_at: (checkingSince ?? attempt.createdAt).toISOString(),
            receipt: attempt.receiptAt !== null,
          },
  };
}

function presentRefund(
  refund: RefundRow,
  actorOf: (row: RefundRow) => NamedActor,
): OrderMoney['refunds'][number] {
  return {
    id: refund.id,
    attempt_id: refund.attemptId,
    amount: toEgp(refund.amountPiastres),
    reason: refund.reason,
    route: refund.route,
    state: refund.state,
    proof: refund.proof,
    failure: refund.failure,
    at: refund.createdAt.toISOString(),
    done_at: refund.doneAt?.toISOString() ?? null,
    by: actorOf(refund),
  };
}

function presentCreditNote(note: CreditNote): OrderMoney['credit_notes'][number] {
  return {
    number: creditNoteNumber(note.number),
    issued_at: note.issuedAt,
    kind: note.kind,
    amount: toEgp(note.totalPiastres),
    vat: toEgp(note.lines.reduce((sum, { vatPiastres }) => sum + vatPiastres, 0)),
    delivery: toEgp(note.shippingPiastres),
    reason: note.reason,
    parcel: note.parcel,
    lines: note.lines.map(({ sku, nameAr, nameEn, pieces, totalPiastres }) => ({
      sku,
      name: { ar: nameAr, en: nameEn },
      pieces,
      amount: toEgp(totalPiastres),
    })),
  };
}

/** A task with the order it is about, if any. */
export function presentTask(
  task: PaymentTaskRow,
  order: Pick<OrderRow, 'id' | 'number'> | undefined,
): PaymentTask {
  const { amountPiastres } = task;
  return {
    id: task.id,
    version: task.version,
    kind: task.kind,
    cause: task.cause,
    order: order ? { id: order.id, number: order.number } : null,
    amount: amountPiastres === null ? null : toEgp(amountPiastres),
    detail: task.detail,
    opened_at: task.openedAt.toISOString(),
    closed_at: task.closedAt?.toISOString() ?? null,
    note: task.note,
  };
}
