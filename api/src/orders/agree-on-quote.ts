import type { OwnAddress } from '../addresses/require-own-address.ts';
import type { Db } from '../database/database.ts';
import { mergeLines } from '../products/priced-lines.ts';
import { lockProductsForSale } from '../products/products-for-sale.ts';
import { requireShippingRate } from '../shipping/require-shipping-rate.ts';
import { applyVoucher } from '../vouchers/apply-voucher.ts';
import { differencesOf, linesToBeHad, orderDiffers } from './order-differences.ts';
import { type OrderQuote, quoteOrder } from './order-quote.ts';
import type { Placement } from './place-order.ts';

/**
 * Prices the order anew with its products locked until the transaction ends.
 *
 * @throws ProblemError 409 `order_differs` unless it is just what the shopper agreed to.
 */
export async function agreeOnQuote(
  tx: Db,
  { body, shopper: { customerId }, locale }: Placement,
  address: OwnAddress,
  { at, unitsPerLine }: { readonly at: Date; readonly unitsPerLine: number },
): Promise<OrderQuote> {
  const wanted = mergeLines(body.lines);
  const rate = await requireShippingRate(tx, address);
  const products = await lockProductsForSale(tx, [...wanted.keys()]);
  const lines = linesToBeHad(wanted, products, unitsPerLine);
  const voucher =
    body.voucher_code === undefined || lines.length === 0
      ? undefined
      : await applyVoucher(tx, body.voucher_code, { lines, customerId, at });
  const quote = lines.length === 0 ? undefined : quoteOrder(lines, rate, voucher);
  const differences = differencesOf(body, wanted, products, { quote, unitsPerLine, locale });
  if (quote === undefined || differences.length > 0) throw orderDiffers(differences, quote);
  return quote;
}
