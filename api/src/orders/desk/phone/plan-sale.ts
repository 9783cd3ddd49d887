import type { Locale } from '@dp/contract/locale.ts';
import { toPiastres } from '@dp/contract/money.ts';
import type { OrderDifference } from '@dp/contract/orders.ts';
import type { quotePhoneOrderBody } from '@dp/contract/staff/phone-orders.ts';
import type { z } from 'zod';
import type { Db } from '../../../database/database.ts';
import { type PricedOrder, priceOrder } from '../../../pricing/price-order.ts';
import { invalidFields } from '../../../problems/problem-error.ts';
import { findOrderedProducts, lockOrderedProducts } from '../../../products/products-for-sale.ts';
import type { ShippingRate } from '../../../shipping/shipping-rate.ts';
import type { NewOrderLine } from '../../full-order.ts';
import {
  type LineStock,
  lineStocks,
  planLines,
  shortages,
  storedLine,
} from '../edit/plan-lines.ts';

/** An order as it would be placed for a caller. */
export interface PlannedSale {
  readonly lines: readonly NewOrderLine[];
  readonly priced: PricedOrder;
  readonly fixedShippingPiastres: number | null;
  readonly stock: readonly LineStock[];
  /** Why it cannot be placed. */
  readonly differences: readonly OrderDifference[];
}

/** What is sold, and at which price. */
export type Sale = Pick<z.output<typeof quotePhoneOrderBody>, 'lines' | 'shipping' | 'discount'>;

/**
 * Prices an order for a caller by the same function as every quote.
 *
 * @param rate of the place; undefined while it is not known, and delivery costs nothing yet.
 * @throws ProblemError 400 as `planLines`, and for a discount above the goods.
 */
export async function planSale(
  db: Db,
  sale: Sale,
  {
    rate,
    lock,
    locale,
    at,
  }: {
    readonly rate: ShippingRate | undefined;
    readonly lock: boolean;
    readonly locale: Locale;
    readonly at: Date;
  },
): Promise<PlannedSale> {
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
    fixedShippingPiastres,
    stock: lineStocks(planned, []),
    differences: shortages(planned, [], locale),
  };
}
