import { goodsVatPiastres, type SoldLine, subtotalPiastres, toEgp } from '@dp/contract/money.ts';
import type { totals } from '@dp/contract/orders.ts';
import type { z } from 'zod';
import type { PricedLine } from '../products/priced-lines.ts';
import { type ShippingRate, shippingPiastres } from '../shipping/shipping-rate.ts';
import type { AppliedVoucher } from '../vouchers/apply-voucher.ts';

/** What an order costs, in piastres: subtotal − discount + shipping = total. */
export interface OrderQuote {
  readonly lines: readonly PricedLine[];
  /** Each line's share of the discount; they sum to it. */
  readonly shares: readonly number[];
  readonly subtotalPiastres: number;
  readonly discountPiastres: number;
  readonly shippingPiastres: number;
  readonly totalPiastres: number;
  readonly rate: ShippingRate;
  /** As asked for; one that does not hold takes nothing off. */
  readonly voucher: AppliedVoucher | undefined;
}

/** Adds an order up: goods, less the voucher, plus delivery, which the goods after the voucher may make free. */
export function quoteOrder(
  lines: readonly PricedLine[],
  rate: ShippingRate,
  voucher: AppliedVoucher | undefined,
): OrderQuote {
  const holds = voucher !== undefined && voucher.reason === undefined;
  const subtotal = subtotalPiastres(lines);
  const discount = holds ? voucher.discountPiastres : 0;
  const shipping = shippingPiastres(rate, subtotal - discount);
  return {
    lines,
    shares: holds ? voucher.shares : lines.map(() => 0),
    subtotalPiastres: subtotal,
    discountPiastres: discount,
    shippingPiastres: shipping,
    totalPiastres: subtotal - discount + shipping,
    rate,
    voucher,
  };
}

/** Money of an order as the contract has it. */
export function presentTotals(order: {
  readonly subtotalPiastres: number;
  readonly discountPiastres: number;
  readonly shippingPiastres: number;
  readonly totalPiastres: number;
  readonly lines: readonly SoldLine[];
}): z.infer<typeof totals> {
  return {
    subtotal: toEgp(order.subtotalPiastres),
    discount: toEgp(order.discountPiastres),
    shipping: toEgp(order.shippingPiastres),
    total: toEgp(order.totalPiastres),
    vat_included: toEgp(goodsVatPiastres(order.lines)),
  };
}

/** The lines of a quote with their shares of the discount, as they will be written down. */
export function soldLines({ lines, shares }: OrderQuote): SoldLine[] {
  return lines.map((line, index) => ({
    totalPiastres: line.unitPiastres * line.quantity,
    discountSharePiastres: shares[index] ?? 0,
  }));
}
