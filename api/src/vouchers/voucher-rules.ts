import { splitPiastres, subtotalPiastres, wholePoundsUp } from '@dp/contract/money.ts';
import type { VoucherReason } from '@dp/contract/vouchers.ts';
import type { PricedLine } from '../products/priced-lines.ts';

/** What a voucher gives, and for which goods. Money in piastres, percentages in basis points. */
export interface VoucherBenefit {
  readonly percentBasisPoints: number | null;
  readonly amountPiastres: number | null;
  readonly minimumPiastres: number;
  readonly categoryId: number | null;
  readonly brandId: number | null;
}

/** A voucher's discount and conditions. */
export interface Voucher extends VoucherBenefit {
  readonly id: number;
  readonly code: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly uses: number;
  readonly disabled: boolean;
}

/** A voucher's benefit alone. */
export function benefitOf(voucher: VoucherBenefit): VoucherBenefit {
  const { percentBasisPoints, amountPiastres, minimumPiastres, categoryId, brandId } = voucher;
  return { percentBasisPoints, amountPiastres, minimumPiastres, categoryId, brandId };
}

/** What a voucher's conditions are checked against. */
export interface VoucherUse {
  readonly at: Date;
  readonly lines: readonly PricedLine[];
  /** The category with all its descendants, when the voucher is for one. */
  readonly categoryBranch: ReadonlySet<number> | undefined;
  /** How often this customer has used it; 0 for a guest. */
  readonly usesByCustomer: number;
}

/** Why a voucher is invalid for any cart; undefined when valid. */
export function refusalOf(
  voucher: Voucher,
  at: Date,
  usesByCustomer: number,
): VoucherReason | undefined {
  if (voucher.disabled) return 'disabled';
  if (voucher.startsAt !== null && at < voucher.startsAt) return 'not_started';
  if (voucher.endsAt !== null && at >= voucher.endsAt) return 'expired';
  if (voucher.maxUses !== null && voucher.uses >= voucher.maxUses) return 'used_up';
  if (voucher.maxUsesPerCustomer !== null && usesByCustomer >= voucher.maxUsesPerCustomer) {
    return 'used_by_you';
  }
  return undefined;
}

/**
 * A voucher's discount per line, in piastres, or why it is invalid. The minimum applies to all goods; the
 * discount only to goods in its scope, never more than they cost, rounded up to a whole pound (decision 070);
 * its shares over the lines sum exactly to the whole.
 */
export function discountOf(
  voucher: Voucher,
  use: VoucherUse,
): { reason: VoucherReason } | { discountPiastres: number; shares: number[] } {
  const reason = refusalOf(voucher, use.at, use.usesByCustomer);
  if (reason) return { reason };
  const weights = use.lines.map((line) =>
    isInScope(voucher, line, use.categoryBranch) ? line.unitPiastres * line.quantity : 0,
  );
  const inScope = weights.reduce((sum, weight) => sum + weight, 0);
  if (inScope === 0) return { reason: 'nothing_in_scope' };
  if (subtotalPiastres(use.lines) < voucher.minimumPiastres) return { reason: 'below_minimum' };
  const worth =
    voucher.percentBasisPoints === null
      ? (voucher.amountPiastres ?? 0)
      : percentOf(inScope, voucher.percentBasisPoints);
  const discountPiastres = Math.min(wholePoundsUp(worth), inScope);
  return { discountPiastres, shares: splitPiastres(discountPiastres, weights) };
}

function isInScope(
  voucher: Voucher,
  { product }: PricedLine,
  branch: ReadonlySet<number> | undefined,
): boolean {
  const inCategory =
    voucher.categoryId === null ||
    (product.categoryId !== null && branch?.has(product.categoryId) === true);
  return inCategory && (voucher.brandId === null || voucher.brandId === product.brandId);
}

/** Basis points of an amount, rounded half up to a whole piastre. */
function percentOf(piastres: number, basisPoints: number): number {
  return Number((BigInt(piastres) * BigInt(basisPoints) + 5_000n) / 10_000n);
}
