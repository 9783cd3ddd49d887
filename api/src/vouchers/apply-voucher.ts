import { normaliseVoucherCode } from '@dp/contract/voucher-code.ts';
import type { VoucherReason } from '@dp/contract/vouchers.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import type { Db } from '../database/database.ts';
import type { PricedLine } from '../products/priced-lines.ts';
import { discountOf, type Voucher, type VoucherUse } from './voucher-rules.ts';
import { countUses, findVoucher } from './voucher-store.ts';

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
    categoryBranch:
      voucher.categoryId === null
        ? undefined
        : (await readCategoryTree(db)).branchOf(voucher.categoryId),
    usesByCustomer:
      voucher.maxUsesPerCustomer === null || customerId === undefined
        ? 0
        : await countUses(db, voucher.id, customerId),
  };
}

/**
 * The voucher of an order that uses it already: its own use does not count, and what ended or was disabled since
 * it was placed does not either. Its minimum and scope still hold for changed lines.
 */
export async function readRedeemedTerms(db: Db, code: string): Promise<VoucherTerms> {
  const terms = await readVoucherTerms(db, code, undefined);
  if (terms.reason !== undefined) return terms;
  const unlimited = { disabled: false, startsAt: null, endsAt: null, maxUses: null };
  return { ...terms, voucher: { ...terms.voucher, ...unlimited, maxUsesPerCustomer: null } };
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
    : { code, voucherId: voucher.id, ...outcome };
}
