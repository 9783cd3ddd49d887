import type { newVoucherBody } from '@dp/contract/staff/vouchers.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { auditedVoucher, presentVoucher } from './present-vouchers.ts';
import { voucherColumns } from './voucher-columns.ts';
import { insertVoucher, type VoucherRow } from './voucher-store.ts';

/**
 * Adds a voucher.
 *
 * @throws ProblemError 403 `permission_required` without `vouchers.edit`, 404 `category_not_found` or
 *   `brand_not_found` with the `slug` and those that are `known`, 409 `voucher_code_taken`.
 */
export async function createVoucher(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { code, ...terms }: z.output<typeof newVoucherBody>,
): Promise<VoucherRow> {
  requirePermission(principal, 'vouchers.edit');
  return inTransaction(db, async (tx) => {
    const at = now();
    const columns = await voucherColumns(tx, terms);
    const created = await insertVoucher(tx, { code, ...columns, createdAt: at });
    if (!created) throw new ProblemError(409, 'voucher_code_taken');
    await recordAudit(tx, principal, {
      action: 'voucher.create',
      subject: { kind: 'voucher', id: created.id },
      after: auditedVoucher(await presentVoucher(tx, created, at)),
      at,
    });
    return created;
  });
}
