import type { editVoucherBody, StaffVoucher } from '@dp/contract/staff/vouchers.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { auditedVoucher, presentVoucher } from './present-vouchers.ts';
import { voucherColumns } from './voucher-columns.ts';
import { changeVoucher, lockVoucher } from './voucher-store.ts';

/**
 * Changes what a voucher gives from now on. Orders that used it keep what they got, also when staff edit them
 * later.
 *
 * @throws ProblemError 400 for fewer uses than there were; 403 `permission_required` without `vouchers.edit`;
 *   404 `voucher_not_found`, `category_not_found`, `brand_not_found`; 409 `record_changed`, `voucher_ended`.
 */
export async function editVoucher(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { id, version, ...terms }: { readonly id: number } & z.output<typeof editVoucherBody>,
): Promise<StaffVoucher> {
  requirePermission(principal, 'vouchers.edit');
  return inTransaction(db, async (tx) => {
    const at = now();
    const row = await lockVoucher(tx, { id });
    if (!row) throw new ProblemError(404, 'voucher_not_found', { voucher: String(id) });
    const before = await presentVoucher(tx, row, at);
    await assertVersion({ seen: version, version: row.version }, () => before);
    if (row.disabled) throw new ProblemError(409, 'voucher_ended');
    if (terms.max_uses !== undefined && terms.max_uses < row.uses) {
      throw invalidFields({ max_uses: 'fewer_than_used' });
    }
    const changed = await changeVoucher(tx, id, await voucherColumns(tx, terms));
    const after = await presentVoucher(tx, changed, at);
    await recordAudit(tx, principal, {
      action: 'voucher.edit',
      subject: { kind: 'voucher', id },
      before: auditedVoucher(before),
      after: auditedVoucher(after),
      at,
    });
    return after;
  });
}
