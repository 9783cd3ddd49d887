import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { StaffVoucher } from '@dp/contract/staff/vouchers.ts';
import { readProductGroups } from '../catalog/product-groups.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { presentVoucher, presentVouchers } from './present-vouchers.ts';
import type { Voucher } from './voucher-rules.ts';
import {
  countVouchersOf as countRowsOf,
  findVoucherById,
  listRedemptions,
  listVoucherPage,
  listVoucherRows,
  moveRedemptions,
} from './voucher-store.ts';

const PAGE = 50;

/**
 * Every voucher, the newest first.
 *
 * @throws ProblemError 403 `permission_required` without `vouchers.edit`.
 */
export async function listVouchers(db: Db, principal: Principal): Promise<Voucher[]> {
  requirePermission(principal, 'vouchers.edit');
  return listVoucherRows(db);
}

/** A page of vouchers for staff, the newest first. Throws 403 `permission_required` without `vouchers.edit`. */
export async function listStaffVouchers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  before: number | undefined,
): Promise<StaffCallOutput<'listVouchers'>> {
  requirePermission(principal, 'vouchers.edit');
  const rows = await listVoucherPage(db, before, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? String(page.at(-1)?.id) : null;
  return { data: await presentVouchers(db, page, now()), next };
}

/**
 * One voucher for staff.
 *
 * @throws ProblemError 403 `permission_required` without `vouchers.edit`, 404 `voucher_not_found`.
 */
export async function getStaffVoucher(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  id: number,
): Promise<StaffVoucher> {
  requirePermission(principal, 'vouchers.edit');
  const row = await findVoucherById(db, id);
  if (!row) throw new ProblemError(404, 'voucher_not_found', { voucher: String(id) });
  return presentVoucher(db, row, now());
}

/** The categories and brands that a voucher can be for. Throws 403 `permission_required` without `vouchers.edit`. */
export async function listVoucherScopes(
  db: Db,
  principal: Principal,
): Promise<StaffCallOutput<'listVoucherScopes'>['data']> {
  requirePermission(principal, 'vouchers.edit');
  const { categories, brands } = await readProductGroups(db);
  return { categories: [...categories.values()], brands: [...brands.values()] };
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

/** How many vouchers, ended ones too, are only for a category or a brand. */
export async function countVouchersOf(
  tx: Db,
  group: Parameters<typeof countRowsOf>[1],
): Promise<number> {
  return countRowsOf(tx, group);
}
