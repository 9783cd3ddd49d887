import { foldDigits } from '@dp/contract/digits.ts';
import type { VoucherReason } from '@dp/contract/vouchers.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import type { Db } from '../database/database.ts';
import type { PricedLine } from '../products/priced-lines.ts';
import { discountOf } from './voucher-rules.ts';
import { countUses, findVoucher } from './voucher-store.ts';

/** A voucher that holds, with what it takes off each line, in piastres. */
export interface HoldingVoucher {
  readonly code: string;
  readonly reason?: undefined;
  readonly voucherId: number;
  readonly discountPiastres: number;
  readonly shares: readonly number[];
}

/** A voucher that holds; or why it does not. */
export type AppliedVoucher =
  | { readonly code: string; readonly reason: VoucherReason }
  | HoldingVoucher;

/**
 * Holds a typed voucher code against a cart. Nothing is used up by it: an order does that with
 * `redeemVoucher`. A guest (no customer) is not held to the limit per customer.
 */
export async function applyVoucher(
  db: Db,
  typedCode: string,
  cart: { lines: readonly PricedLine[]; customerId: number | undefined; at: Date },
): Promise<AppliedVoucher> {
  const code = normaliseCode(typedCode);
  const voucher = await findVoucher(db, code);
  if (!voucher) return { code, reason: 'unknown' };
  const outcome = discountOf(voucher, {
    at: cart.at,
    lines: cart.lines,
    categoryBranch:
      voucher.categoryId === null
        ? undefined
        : (await readCategoryTree(db)).branchOf(voucher.categoryId),
    usesByCustomer:
      voucher.maxUsesPerCustomer === null || cart.customerId === undefined
        ? 0
        : await countUses(db, voucher.id, cart.customerId),
  });
  return 'reason' in outcome
    ? { code, reason: outcome.reason }
    : { code, voucherId: voucher.id, ...outcome };
}

/** A code as it is stored: upper-case, ASCII digits, no blanks. */
export function normaliseCode(typed: string): string {
  return foldDigits(typed).replace(/\s/g, '').toUpperCase();
}
