import { dayOf } from '@dp/contract/cairo-time.ts';
import { toEgp, toPercent } from '@dp/contract/money.ts';
import type { VoucherState } from '@dp/contract/staff/voucher-states.ts';
import type { StaffVoucher } from '@dp/contract/staff/vouchers.ts';
import { type ProductGroups, readProductGroups } from '../catalog/product-groups.ts';
import type { Db } from '../database/database.ts';
import { refusalOf, type Voucher } from './voucher-rules.ts';
import type { VoucherRow } from './voucher-store.ts';

/** Vouchers as staff see them at `at`. */
export async function presentVouchers(
  db: Db,
  rows: readonly VoucherRow[],
  at: Date,
): Promise<StaffVoucher[]> {
  const scopes = await readProductGroups(db);
  return rows.map((row) => shown(row, scopes, at));
}

/** One voucher as staff see it at `at`. */
export async function presentVoucher(db: Db, row: VoucherRow, at: Date): Promise<StaffVoucher> {
  return shown(row, await readProductGroups(db), at);
}

/** What the audit trail says about a voucher: what people decide, not how often it was used. */
export function auditedVoucher(voucher: StaffVoucher) {
  const { id: _, uses: __, state: ___, version: ____, category, brand, ...decided } = voucher;
  return { ...decided, category: category?.slug ?? null, brand: brand?.slug ?? null };
}

function shown(row: VoucherRow, scopes: ProductGroups, at: Date): StaffVoucher {
  const { percentBasisPoints, amountPiastres, startsAt, endsAt } = row;
  return {
    id: row.id,
    code: row.code,
    percent: percentBasisPoints === null ? null : toPercent(percentBasisPoints),
    amount: amountPiastres === null ? null : toEgp(amountPiastres),
    minimum: toEgp(row.minimumPiastres),
    starts_on: startsAt && dayOf(startsAt),
    // Stored is the first moment on which it no longer holds.
    ends_on: endsAt && dayOf(new Date(endsAt.getTime() - 1)),
    max_uses: row.maxUses,
    max_uses_per_customer: row.maxUsesPerCustomer,
    category: (row.categoryId !== null && scopes.categories.get(row.categoryId)) || null,
    brand: (row.brandId !== null && scopes.brands.get(row.brandId)) || null,
    uses: row.uses,
    state: stateOf(row, at),
    version: row.version,
  };
}

/** Whether a voucher holds at `at` for a customer who has not used it, or why not. */
function stateOf(voucher: Voucher, at: Date): VoucherState {
  const reason = refusalOf(voucher, at, 0);
  switch (reason) {
    case undefined:
    case 'disabled':
    case 'not_started':
    case 'expired':
    case 'used_up':
      return reason ?? 'on';
    default:
      throw new Error(`A voucher without a cart was refused: ${reason}.`);
  }
}
