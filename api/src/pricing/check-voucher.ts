import { toEgp } from '@dp/contract/money.ts';
import type { VoucherCheck } from '@dp/contract/vouchers.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { priceCart } from '../products/priced-lines.ts';
import { readVoucherTerms } from '../vouchers/apply-voucher.ts';
import { priceOrder } from './price-order.ts';

/**
 * A voucher's discount for a cart, in EGP; `total` is the goods after it, without delivery.
 *
 * @throws ProblemError 422 `voucher_invalid` with the reason and, for a cart below it, the `minimum` in EGP.
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
  const terms = await readVoucherTerms(db, cart.code, cart.customerId);
  const order = priceOrder(lines, { rate: undefined, voucher: terms, at: now() });
  const reason = order.voucher?.reason;
  if (reason !== undefined) {
    const isBelow = terms.reason === undefined && reason === 'below_minimum';
    throw new ProblemError(422, 'voucher_invalid', {
      reason,
      ...(isBelow ? { minimum: toEgp(terms.voucher.minimumPiastres) } : {}),
    });
  }
  return {
    data: {
      code: terms.code,
      discount: toEgp(order.discountPiastres),
      total: toEgp(order.totalPiastres),
      lines: lines.map(({ product }, index) => ({
        id: product.id,
        discount: toEgp(order.shares[index] ?? 0),
      })),
    },
  };
}
