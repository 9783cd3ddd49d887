import { subtotalPiastres, toEgp } from '@dp/contract/money.ts';
import type { VoucherCheck } from '@dp/contract/vouchers.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { type PricedLine, priceCart } from '../products/priced-lines.ts';
import { applyVoucher, type HoldingVoucher } from './apply-voucher.ts';

/**
 * What a voucher takes off a cart.
 *
 * @throws ProblemError 422 `voucher_invalid` with the reason.
 */
export async function checkVoucher(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  cart: {
    code: string;
    lines: readonly { id: number; quantity: number }[];
    customerId: number | undefined;
  },
): Promise<{ data: VoucherCheck }> {
  const lines = await priceCart(db, cart.lines);
  const applied = await applyVoucher(db, cart.code, {
    lines,
    customerId: cart.customerId,
    at: now(),
  });
  if (applied.reason !== undefined) {
    throw new ProblemError(422, 'voucher_invalid', { reason: applied.reason });
  }
  return { data: presentVoucher(lines, applied) };
}

/** What a voucher takes off priced lines, in EGP; `total` is the goods after it, without delivery. */
export function presentVoucher(
  lines: readonly PricedLine[],
  { code, discountPiastres, shares }: HoldingVoucher,
): VoucherCheck {
  return {
    code,
    discount: toEgp(discountPiastres),
    total: toEgp(subtotalPiastres(lines) - discountPiastres),
    lines: lines.map(({ product }, index) => ({
      id: product.id,
      discount: toEgp(shares[index] ?? 0),
    })),
  };
}
