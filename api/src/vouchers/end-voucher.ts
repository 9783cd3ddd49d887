import type { StaffVoucher } from '@dp/contract/staff/vouchers.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { presentVoucher } from './present-vouchers.ts';
import { changeVoucher, lockVoucher, type VoucherKey } from './voucher-store.ts';

/**
 * Ends a voucher permanently; existing orders keep their discount. One that has ended stays as it is.
 *
 * @param version the version that the caller saw; undefined ends it however it is now.
 * @throws ProblemError 403 `permission_required` without `vouchers.edit`, 404 `voucher_not_found`, 409
 *   `record_changed`.
 */
export async function endVoucher(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  key: VoucherKey,
  version?: number,
): Promise<StaffVoucher> {
  requirePermission(principal, 'vouchers.edit');
  return inTransaction(db, async (tx) => {
    const at = now();
    const row = await lockVoucher(tx, key);
    if (!row) {
      const voucher = 'id' in key ? String(key.id) : key.code;
      throw new ProblemError(404, 'voucher_not_found', { voucher });
    }
    const before = await presentVoucher(tx, row, at);
    if (version !== undefined) {
      await assertVersion({ seen: version, version: row.version }, () => before);
    }
    if (row.disabled) return before;
    const ended = await changeVoucher(tx, row.id, { disabled: true });
    const after = await presentVoucher(tx, ended, at);
    await recordAudit(tx, principal, {
      action: 'voucher.end',
      subject: { kind: 'voucher', id: row.id },
      before: { state: before.state },
      after: { state: after.state },
      at,
    });
    return after;
  });
}
