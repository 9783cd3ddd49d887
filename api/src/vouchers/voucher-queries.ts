import { normaliseVoucherCode } from '@dp/contract/voucher-code.ts';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Voucher } from './voucher-rules.ts';
import { listRedemptions, listVoucherRows, moveRedemptions, switchOff } from './voucher-store.ts';

/**
 * Every voucher, the newest first.
 *
 * @throws ProblemError 403 `permission_required` without `vouchers.edit`.
 */
export async function listVouchers(db: Db, principal: Principal): Promise<Voucher[]> {
  requirePermission(principal, 'vouchers.edit');
  return listVoucherRows(db);
}

/**
 * Disables a voucher permanently; existing orders keep their discount. @returns its stored code.
 *
 * @throws ProblemError 403 `permission_required` without `vouchers.edit`, 404 `voucher_not_found`.
 */
export async function disableVoucher(
  db: Db,
  principal: Principal,
  typedCode: string,
): Promise<string> {
  requirePermission(principal, 'vouchers.edit');
  const code = normaliseVoucherCode(typedCode);
  if (!(await switchOff(db, code))) {
    throw new ProblemError(404, 'voucher_not_found', { voucher: typedCode });
  }
  return code;
}

/** Which vouchers a customer has used with which orders, cancelled ones not counted, the latest first. */
export async function listRedemptionsOf(
  db: Db,
  customerId: number,
): Promise<{ code: string; order_id: number; at: string }[]> {
  const rows = await listRedemptions(db, customerId);
  return rows.map(({ code, orderId, at }) => ({ code, order_id: orderId, at: at.toISOString() }));
}

/** Gives one customer's uses of vouchers to another whose account takes over; how many. */
export async function moveVoucherUses(tx: Db, from: number, into: number): Promise<number> {
  return moveRedemptions(tx, from, into);
}
