import type { Locale } from '@dp/contract/locale.ts';
import { toPiastres } from '@dp/contract/money.ts';
import type { OrderDifference } from '@dp/contract/orders.ts';
import type { quotePhoneOrderBody } from '@dp/contract/staff/phone-orders.ts';
import type { z } from 'zod';
import { readAddressValues } from '../../../addresses/store-address.ts';
import type { Db } from '../../../database/database.ts';
import { type PricedOrder, priceOrder } from '../../../pricing/price-order.ts';
import { invalidFields } from '../../../problems/problem-error.ts';
import { findOrderedProducts, lockOrderedProducts } from '../../../products/products-for-sale.ts';
import { requireShippingRate } from '../../../shipping/find-shipping-rate.ts';
import type { NewOrderLine } from '../../full-order.ts';
import { copyOfAddress } from '../../order-copies.ts';
import type { OrderAddress } from '../../order-tables.ts';
import { planLines, shortages, storedLine } from '../edit/plan-lines.ts';

/** An order as it would be placed for a caller. */
export interface PlannedSale {
  readonly lines: readonly NewOrderLine[];
  readonly priced: PricedOrder;
  readonly address: OrderAddress;
  readonly fixedShippingPiastres: number | null;
  readonly daysMin: number;
  readonly daysMax: number;
  /** Why it cannot be placed. */
  readonly differences: readonly OrderDifference[];
}

/**
 * Prices an order for a caller by the same function as every quote.
 *
 * @throws ProblemError 400 as `planLines`, for an address that is none and a discount above the goods; 422
 *   `delivery_unavailable`.
 */
export async function planSale(
  db: Db,
  sale: z.output<typeof quotePhoneOrderBody>,
  { lock, locale, at }: { readonly lock: boolean; readonly locale: Locale; readonly at: Date },
): Promise<PlannedSale> {
  const address = copyOfAddress(readAddressValues(sale.address));
  const rate = await requireShippingRate(db, address);
  const ids = [...new Set(sale.lines.map((line) => line.product_id))];
  const products = await (lock ? lockOrderedProducts : findOrderedProducts)(db, ids);
  const planned = planLines(sale.lines, [], products);
  const fixedShippingPiastres =
    typeof sale.shipping === 'number' ? toPiastres(sale.shipping) : null;
  const discountPiastres = sale.discount ? toPiastres(sale.discount.amount) : 0;
  const priced = priceOrder(
    planned.map(({ line }) => line),
    {
      rate,
      voucher: undefined,
      at,
      adjustments: { discountPiastres, shippingPiastres: fixedShippingPiastres },
    },
  );
  if (priced.staffDiscountPiastres < discountPiastres) {
    throw invalidFields({ 'discount.amount': 'too_big' });
  }
  return {
    lines: planned.map((line, index) => storedLine(line, priced.shares[index] ?? 0)),
    priced,
    address,
    fixedShippingPiastres,
    daysMin: rate.daysMin,
    daysMax: rate.daysMax,
    differences: shortages(planned, [], locale),
  };
}
