import type { Db } from '../database/database.ts';
import { addUse, insertRedemption, removeRedemption } from './voucher-store.ts';

/**
 * Uses a voucher up by one for an order. The limit in total holds in a race, because it is checked in the
 * very statement that counts; the one per customer, because the customer is locked while they order.
 *
 * @returns false when the last use went to someone else meanwhile; then the transaction must be rolled back.
 */
export async function redeemVoucher(
  tx: Db,
  use: { voucherId: number; customerId: number; orderId: number; at: Date },
): Promise<boolean> {
  if (!(await addUse(tx, use.voucherId))) return false;
  await insertRedemption(tx, use);
  return true;
}

/** Gives a cancelled order's voucher back; an order without one is left alone. */
export async function releaseVoucher(tx: Db, orderId: number): Promise<void> {
  await removeRedemption(tx, orderId);
}
