import type { Db } from '../database/database.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { redeemVoucher } from '../vouchers/redeem-voucher.ts';
import type { AgreedOrder } from './agree-on-quote.ts';
import { differencesOfMoney, orderDiffers } from './order-differences.ts';
import type { Placement } from './placement.ts';

/**
 * Counts the use of an order's voucher.
 *
 * @throws ProblemError 409 `order_differs` when a concurrent order took the voucher's last use.
 */
export async function redeemAgreedVoucher(
  tx: Db,
  { body, shopper: { customerId } }: Placement,
  { priced: { lines, voucher }, terms }: AgreedOrder,
  orderId: number,
): Promise<void> {
  if (voucher === undefined || voucher.reason !== undefined) return;
  const { voucherId, benefit } = voucher;
  const use = { voucherId, benefit, customerId, orderId, at: terms.at };
  if (await redeemVoucher(tx, use)) return;
  const refused = { code: voucher.code, reason: 'used_up' } as const;
  const without = priceOrder(lines, { ...terms, voucher: refused });
  throw orderDiffers(differencesOfMoney(body, without), without);
}
