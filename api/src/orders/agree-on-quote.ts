import type { OwnAddress } from '../addresses/require-own-address.ts';
import type { Db } from '../database/database.ts';
import { sendTogether } from '../database/send-together.ts';
import { type OrderTerms, type PricedOrder, priceOrder } from '../pricing/price-order.ts';
import { mergeLines } from '../products/priced-lines.ts';
import { lockProductsForSale } from '../products/products-for-sale.ts';
import { requireShippingRate } from '../shipping/find-shipping-rate.ts';
import type { ShippingRate } from '../shipping/shipping-rate.ts';
import { readVoucherTerms } from '../vouchers/apply-voucher.ts';
import { availableLines, differencesOf, orderDiffers } from './order-differences.ts';
import type { Placement } from './placement.ts';

/** An order at the price that the shopper agreed to. */
export interface AgreedOrder {
  readonly priced: PricedOrder;
  readonly terms: OrderTerms & { readonly rate: ShippingRate };
}

/**
 * Prices the order with its products locked until the transaction ends.
 *
 * @throws ProblemError 409 `order_differs` unless it is exactly what the shopper agreed to.
 */
export async function agreeOnQuote(
  tx: Db,
  { body, shopper: { customerId }, locale }: Placement,
  address: OwnAddress,
  { at, unitsPerLine }: { readonly at: Date; readonly unitsPerLine: number },
): Promise<AgreedOrder> {
  const wanted = mergeLines(body.lines);
  const sent = sendTogether({
    rate: requireShippingRate(tx, address),
    products: lockProductsForSale(tx, [...wanted.keys()]),
    voucher:
      body.voucher_code === undefined
        ? undefined
        : readVoucherTerms(tx, body.voucher_code, customerId),
  });
  const rate = await sent.rate;
  const products = await sent.products;
  const terms = { rate, voucher: await sent.voucher, at };
  const lines = availableLines(wanted, products, unitsPerLine);
  const priced = lines.length === 0 ? undefined : priceOrder(lines, terms);
  const differences = differencesOf(body, wanted, products, { priced, unitsPerLine, locale });
  if (priced === undefined || differences.length > 0) throw orderDiffers(differences, priced);
  return { priced, terms };
}
