import { toEgp } from '@dp/contract/money.ts';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { paymentAttempts, refunds } from './payment-tables.ts';

/** An order whose payments are exported. */
interface OwnOrder {
  readonly id: number;
  readonly number: string;
}

/**
 * Every try of a customer to pay for their orders, the oldest first, for the export of their data: what a provider
 * said of the card or wallet, never its number, which the shop does not have; and what they said of a transfer.
 * Amounts in EGP.
 */
export async function exportPayments(db: Db, own: readonly OwnOrder[]): Promise<object[]> {
  const numbers = numbersOf(own);
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, [...numbers.keys()]))
    .orderBy(asc(paymentAttempts.id));
  return rows.map((attempt) => ({
    order: numbers.get(attempt.orderId),
    reference: attempt.reference,
    method: attempt.method,
    provider: attempt.provider,
    state: attempt.state,
    amount: toEgp(attempt.amountPiastres),
    received: toEgp(attempt.receivedPiastres),
    refunded: toEgp(attempt.refundedPiastres),
    begun_at: attempt.createdAt.toISOString(),
    paid_at: attempt.paidAt?.toISOString() ?? null,
    source: attempt.source,
    sender_end: attempt.senderEnd,
    sender_name: attempt.senderName,
    receipt_at: attempt.receiptAt?.toISOString() ?? null,
  }));
}

/** Money that went back to a customer or is to go back, the oldest first. Amounts in EGP. */
export async function exportRefunds(db: Db, own: readonly OwnOrder[]): Promise<object[]> {
  const numbers = numbersOf(own);
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...numbers.keys()]))
    .orderBy(asc(refunds.id));
  return rows.map((refund) => ({
    order: numbers.get(refund.orderId),
    amount: toEgp(refund.amountPiastres),
    route: refund.route,
    state: refund.state,
    reason: refund.reason,
    proof: refund.proof,
    at: refund.createdAt.toISOString(),
    done_at: refund.doneAt?.toISOString() ?? null,
  }));
}

function numbersOf(own: readonly OwnOrder[]): ReadonlyMap<number, string> {
  return new Map(own.map(({ id, number }) => [id, number]));
}
