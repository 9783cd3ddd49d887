import type { Db } from '../database/database.ts';
import type { VoucherBenefit } from './voucher-rules.ts';
import { addUse, insertRedemption, removeRedemption } from './voucher-store.ts';

/**
 * Counts one use of a voucher by an order. The total limit is race-free, because the same statement checks
 * and counts; the limit per customer, because the customer is locked while ordering.
 *
 * @returns false when a concurrent order took the last use; then the transaction must be rolled back.
 */
export async function redeemVoucher(
  tx: Db,
  use: {
    voucherId: number;
    customerId: number;
    orderId: number;
    at: Date;
    /** What it gives the order; later changes of the voucher do not alter it. */
    benefit: VoucherBenefit;
  },
): Promise<boolean> {
  if (!(await addUse(tx, use.voucherId))) return false;
  await insertRedemption(tx, use);
  return true;
}

/** Gives a cancelled order's voucher back; an order without one is left alone. */
export async function releaseVoucher(tx: Db, orderId: number): Promise<void> {
  await removeRedemption(tx, orderId);
}
