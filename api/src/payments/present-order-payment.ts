import { toEgp } from '@dp/contract/money.ts';
import type { OrderPayment } from '@dp/contract/order-payments.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import type { OrderSummary } from '@dp/contract/orders.ts';
import type { PaymentMethod, PaymentState } from '@dp/contract/payments.ts';
import type { AttemptRow } from './attempt-rows.ts';
import type { OrderPayments } from './order-payments.ts';
import { goesBack } from './refund-rows.ts';

/** What an order says about its payment. */
interface PaidOrder {
  readonly paymentMethod: PaymentMethod;
  readonly payment: PaymentState;
  readonly payUntil: Date | null;
  readonly paidPiastres: number;
  readonly refundedPiastres: number;
}

/** The attempt that a shopper is at: one of an earlier way again when they went back to it. */
export function chosenAttempt(
  { paymentMethod }: Pick<PaidOrder, 'paymentMethod'>,
  attempts: readonly AttemptRow[],
): AttemptRow | undefined {
  return attempts.findLast(({ method }) => method === paymentMethod) ?? attempts.at(-1);
}

/** How an order is paid, for its shopper. */
export function presentOrderPayment(
  order: PaidOrder,
  { attempts, refunds }: OrderPayments,
): OrderPayment {
  const paid = attempts.find(({ paidAt }) => paidAt !== null);
  const shown = paid ?? chosenAttempt(order, attempts);
  const earlier = attempts.findLast(
    (each) => each.id !== shown?.id && each.redirectUrl === null && stepOf(each) !== null,
  );
  return {
    method: order.paymentMethod,
    state: order.payment,
    pay_until: order.payUntil?.toISOString() ?? null,
    paid: toEgp(order.paidPiastres),
    refunded: toEgp(order.refundedPiastres),
    paid_at: paid?.paidAt?.toISOString() ?? null,
    attempt: shown === undefined ? null : presentAttempt(shown),
    earlier: paid || earlier === undefined ? null : presentAttempt(earlier),
    refunds: refunds
      .filter(goesBack)
      .map(({ id, amountPiastres, route, state, createdAt, doneAt }) => ({
        id,
        amount: toEgp(amountPiastres),
        route,
        state: state === 'done' ? 'done' : 'pending',
        at: (doneAt ?? createdAt).toISOString(),
      })),
  };
}

/** What an order waits for, in brief; null unless it waits for its payment. */
export function presentToPay(
  order: Pick<PaidOrder, 'payment' | 'payUntil' | 'paymentMethod'> & { state: OrderState },
  attempts: readonly AttemptRow[],
): OrderSummary['to_pay'] {
  const { payment, state, payUntil } = order;
  if (payment !== 'awaiting' || state !== 'draft') return null;
  const attempt = chosenAttempt(order, attempts);
  // A number holds though another way was begun since.
  const numbers = attempts
    .map(stepOf)
    .flatMap((step) => (step?.kind === 'kiosk' ? step.number : []));
  return {
    until: payUntil?.toISOString() ?? null,
    kiosk_number: numbers.at(-1) ?? null,
    checking: attempt?.state === 'pending' && attempt.checkingSince !== null,
  };
}

function presentAttempt(attempt: AttemptRow): NonNullable<OrderPayment['attempt']> {
  const { id, method, state, amountPiastres, expiresAt, checkingSince, source } = attempt;
  return {
    id,
    method,
    state,
    amount: toEgp(amountPiastres),
    expires_at: expiresAt.toISOString(),
    step: stepOf(attempt),
    checking_since: state === 'paid' ? null : (checkingSince?.toISOString() ?? null),
    receipt: attempt.receiptAt !== null,
    refusal: attempt.provider === 'instapay' ? attempt.failure : null,
    source,
  };
}

/** What the shopper does next; after a declined card the same page takes another. */
function stepOf(attempt: AttemptRow): NonNullable<OrderPayment['attempt']>['step'] {
  const { state, provider, redirectUrl, payNumber, payHolder } = attempt;
  if (state !== 'pending') return null;
  if (redirectUrl !== null) return { kind: 'redirect', url: redirectUrl };
  if (payNumber === null) return null;
  return provider === 'instapay'
    ? { kind: 'transfer', address: payNumber, holder: payHolder ?? '' }
    : { kind: 'kiosk', number: payNumber };
}
