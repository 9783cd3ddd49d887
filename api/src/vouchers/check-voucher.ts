import type { CallOutput } from '@dp/contract/endpoints.ts';
import { subtotalPiastres, toEgp } from '@dp/contract/money.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { priceCart } from '../products/priced-lines.ts';
import { applyVoucher } from './apply-voucher.ts';

/**
 * What a voucher takes off a cart, in EGP; `total` is the goods after it, without delivery.
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
): Promise<CallOutput<'checkVoucher'>> {
  const lines = await priceCart(db, cart.lines);
  const applied = await applyVoucher(db, cart.code, {
    lines,
    customerId: cart.customerId,
    at: now(),
  });
  if (applied.reason !== undefined) {
    throw new ProblemError(422, 'voucher_invalid', { reason: applied.reason });
  }
  return {
    data: {
      code: applied.code,
      discount: toEgp(applied.discountPiastres),
      total: toEgp(subtotalPiastres(lines) - applied.discountPiastres),
    },
  };
}
