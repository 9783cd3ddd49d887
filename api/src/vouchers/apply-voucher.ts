import { normaliseVoucherCode } from '@dp/contract/voucher-code.ts';
import type { VoucherReason } from '@dp/contract/vouchers.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import type { Db } from '../database/database.ts';
import type { PricedLine } from '../products/priced-lines.ts';
import {
  benefitOf,
  discountOf,
  type Voucher,
  type VoucherBenefit,
  type VoucherUse,
} from './voucher-rules.ts';
import { countUses, findRedeemedBenefit, findVoucher } from './voucher-store.ts';

interface Refused {
  /** In its stored form. */
  readonly code: string;
  readonly reason: VoucherReason;
}

/** The voucher of a typed code before any cart, or why it is invalid. */
export type VoucherTerms =
  | Refused
  | (Pick<VoucherUse, 'categoryBranch' | 'usesByCustomer'> & {
      readonly code: string;
      readonly reason?: undefined;
      readonly voucher: Voucher;
    });

/** A valid voucher, with its discount per line in piastres. */
export interface HoldingVoucher {
  readonly code: string;
  readonly reason?: undefined;
  readonly voucherId: number;
  readonly benefit: VoucherBenefit;
  readonly discountPiastres: number;
  readonly shares: readonly number[];
}

/** A valid voucher, or why it is invalid. */
export type AppliedVoucher = Refused | HoldingVoucher;

/** Reads the voucher of a typed code. For a guest (no customer) the limit per customer is not checked. */
export async function readVoucherTerms(
  db: Db,
  typedCode: string,
  customerId: number | undefined,
): Promise<VoucherTerms> {
  const code = normaliseVoucherCode(typedCode);
  const voucher = await findVoucher(db, code);
  if (!voucher) return { code, reason: 'unknown' };
  return {
    code,
    voucher,
    categoryBranch: await branchOf(db, voucher),
    usesByCustomer:
      voucher.maxUsesPerCustomer === null || customerId === undefined
        ? 0
        : await countUses(db, voucher.id, customerId),
  };
}

/**
 * The voucher of an order that uses it already, with what it gave then: its own use does not count, and what
 * was changed or ended since it was placed does not either. Its minimum and scope still hold for changed lines.
 */
export async function readRedeemedTerms(
  db: Db,
  { orderId, code }: { readonly orderId: number; readonly code: string },
): Promise<VoucherTerms> {
  const voucher = await findVoucher(db, code);
  const benefit = await findRedeemedBenefit(db, orderId);
  if (!voucher || !benefit) return { code, reason: 'unknown' };
  const unlimited = {
    disabled: false,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
  };
  return {
    code,
    voucher: { ...voucher, ...unlimited, ...benefit },
    categoryBranch: await branchOf(db, benefit),
    usesByCustomer: 0,
  };
}

/** The category that a voucher is for with all below it; undefined for one of all categories. */
async function branchOf(
  db: Db,
  { categoryId }: VoucherBenefit,
): Promise<ReadonlySet<number> | undefined> {
  return categoryId === null ? undefined : (await readCategoryTree(db)).branchOf(categoryId);
}

/** A voucher's discount for these lines. Does not redeem it: see `redeemVoucher`. */
export function applyVoucher(
  terms: VoucherTerms,
  lines: readonly PricedLine[],
  at: Date,
): AppliedVoucher {
  if (terms.reason !== undefined) return terms;
  const { code, voucher, categoryBranch, usesByCustomer } = terms;
  const outcome = discountOf(voucher, { at, lines, categoryBranch, usesByCustomer });
  return 'reason' in outcome
    ? { code, reason: outcome.reason }
    : { code, voucherId: voucher.id, benefit: benefitOf(voucher), ...outcome };
}
