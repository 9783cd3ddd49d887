import { normaliseVoucherCode } from '@dp/contract/voucher-code.ts';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Voucher } from './voucher-rules.ts';
import { listVoucherRows, switchOff } from './voucher-store.ts';

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
