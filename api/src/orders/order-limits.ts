import { toEgp, toPiastres } from '@dp/contract/money.ts';
import { isPaidAtOnce, type PaymentMethod } from '@dp/contract/payments.ts';
import type { SizeRefusal } from '@dp/contract/quotes.ts';
import type { Limits } from '../config.ts';
import type { Db } from '../database/database.ts';
import type { PricedOrder } from '../pricing/price-order.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertHourlyLimit } from './hourly-limit.ts';
import { findCancelledAt, findPlacedAt, sumUnconfirmed } from './order-counts.ts';
import type { OrderSizeLimits } from './order-size.ts';

/** An action and its time; the customer is locked, so that concurrent ones are counted. */
interface Action {
  readonly customerId: number;
  readonly at: Date;
}

/** @throws ProblemError 429 `too_many_orders` after the owner's number of orders in an hour. */
export async function assertMayOrder(
  tx: Db,
  { ordersPerHour }: Limits,
  { customerId, at }: Action,
): Promise<void> {
  await assertHourlyLimit(ordersPerHour, (n) => findPlacedAt(tx, customerId, n - 1), {
    at,
    code: 'too_many_orders',
  });
}

/** @throws ProblemError 429 `too_many_cancellations` after the owner's number of them in an hour. */
export async function assertMayCancel(
  tx: Db,
  { cancellationsPerHour }: Limits,
  { customerId, at }: Action,
): Promise<void> {
  await assertHourlyLimit(cancellationsPerHour, (n) => findCancelledAt(tx, customerId, n - 1), {
    at,
    code: 'too_many_cancellations',
  });
}

/**
 * What a customer has ordered with cash that the shop has not confirmed, in piastres; nothing where the owner sets no
 * limit of it.
 *
 * @param customerId undefined for a guest.
 */
export async function readUnconfirmed(
  db: Db,
  { unconfirmedCashEgp }: OrderSizeLimits,
  customerId: number | undefined,
): Promise<number> {
  if (unconfirmedCashEgp === 0 || customerId === undefined) return 0;
  return sumUnconfirmed(db, customerId);
}

/**
 * Why an order of this size is refused: its units, and its sum together with the customer's other cash
 * orders that the shop has not confirmed, or ten orders would go around the limit. Undefined when it is not.
 *
 * @param unconfirmed as of `readUnconfirmed`.
 */
export function findSizeRefusal(
  { unitsPerOrder, unconfirmedCashEgp }: OrderSizeLimits,
  { priced, unconfirmed }: { readonly priced: PricedOrder; readonly unconfirmed: number },
): SizeRefusal | undefined {
  const units = priced.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (unitsPerOrder !== 0 && units > unitsPerOrder) {
    return { code: 'order_too_large', limit: unitsPerOrder, units };
  }
  if (unconfirmedCashEgp === 0) return undefined;
  if (unconfirmed + priced.totalPiastres <= toPiastres(unconfirmedCashEgp)) return undefined;
  return {
    code: 'cash_limit_exceeded',
    limit: unconfirmedCashEgp,
    unconfirmed: toEgp(unconfirmed),
  };
}

/**
 * @throws ProblemError 422 `order_too_large`, 422 `cash_limit_exceeded`, with the members of `SizeRefusal`.
 */
export function assertOrderSize(
  limits: OrderSizeLimits,
  order: { readonly priced: PricedOrder; readonly unconfirmed: number },
): void {
  const refusal = findSizeRefusal(limits, order);
  if (!refusal) return;
  const { code, ...members } = refusal;
  throw new ProblemError(422, code, members);
}

/** The limits of an order by how it is paid: what is paid at once has no limit of its sum. */
export function limitsOf(limits: OrderSizeLimits, method: PaymentMethod): OrderSizeLimits {
  return isPaidAtOnce(method) ? { ...limits, unconfirmedCashEgp: 0 } : limits;
}
