import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { Limits } from '../config.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { assertHourlyLimit } from './hourly-limit.ts';
import { findCancelledAt, findPlacedAt, sumUnconfirmed } from './order-counts.ts';
import type { OrderQuote } from './order-quote.ts';

/** Whose action at what moment; the customer is locked, so that simultaneous ones are counted. */
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
 * Holds the size of an order against the owner's limits: its units, and its sum together with the
 * customer's other cash orders that the shop has not confirmed, or ten orders would go around it.
 *
 * @throws ProblemError 422 `order_too_large` with `limit` and `units`, 422 `cash_limit_exceeded` with
 *   `limit` and `unconfirmed`, the sum of those other orders, in EGP.
 */
export async function assertOrderSize(
  tx: Db,
  { unitsPerOrder, unconfirmedCashEgp }: Limits,
  { customerId, quote }: { customerId: number; quote: OrderQuote },
): Promise<void> {
  const units = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (unitsPerOrder !== 0 && units > unitsPerOrder) {
    throw new ProblemError(422, 'order_too_large', { limit: unitsPerOrder, units });
  }
  if (unconfirmedCashEgp === 0) return;
  const unconfirmed = await sumUnconfirmed(tx, customerId);
  if (unconfirmed + quote.totalPiastres > toPiastres(unconfirmedCashEgp)) {
    throw new ProblemError(422, 'cash_limit_exceeded', {
      limit: unconfirmedCashEgp,
      unconfirmed: toEgp(unconfirmed),
    });
  }
}
