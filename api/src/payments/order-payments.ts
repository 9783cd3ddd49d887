import type { Db } from '../database/database.ts';
import { type AttemptRow, readAttempts } from './attempt-rows.ts';
import { type RefundRow, readRefunds } from './refund-rows.ts';

/** The attempts and refunds of an order, the oldest first. */
export interface OrderPayments {
  readonly attempts: readonly AttemptRow[];
  readonly refunds: readonly RefundRow[];
}

export const NO_PAYMENTS: OrderPayments = { attempts: [], refunds: [] };

export async function readPayments(db: Db, orderId: number): Promise<OrderPayments> {
  return { attempts: await readAttempts(db, orderId), refunds: await readRefunds(db, orderId) };
}
