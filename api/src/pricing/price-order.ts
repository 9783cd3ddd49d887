import { goodsVatPiastres, type SoldLine, subtotalPiastres, toEgp } from '@dp/contract/money.ts';
import type { totals } from '@dp/contract/orders.ts';
import type { z } from 'zod';
import type { PricedLine } from '../products/priced-lines.ts';
import { type ShippingRate, shippingPiastres } from '../shipping/shipping-rate.ts';
import { type AppliedVoucher, applyVoucher, type VoucherTerms } from '../vouchers/apply-voucher.ts';

/** What the price of an order depends on besides its lines. */
export interface OrderTerms {
  /** Undefined without delivery: no place is known, or the shop does not deliver there. */
  readonly rate: ShippingRate | undefined;
  readonly voucher: VoucherTerms | undefined;
  readonly at: Date;
}

/** What an order costs, in piastres: subtotal − discount + shipping = total. */
export interface PricedOrder {
  readonly lines: readonly PricedLine[];
  /** Each line's share of the discount; they sum to it. */
  readonly shares: readonly number[];
  readonly subtotalPiastres: number;
  readonly discountPiastres: number;
  readonly shippingPiastres: number;
  readonly totalPiastres: number;
  /** As requested; an invalid one gives no discount. */
  readonly voucher: AppliedVoucher | undefined;
}

/**
 * The only place where an order's price is computed, for every quote and for placing (decision 076): goods,
 * less the voucher, plus delivery, which is free above a goods total after the voucher.
 */
export function priceOrder(
  lines: readonly PricedLine[],
  { rate, voucher: terms, at }: OrderTerms,
): PricedOrder {
  const voucher = terms && applyVoucher(terms, lines, at);
  const holding = voucher?.reason === undefined ? voucher : undefined;
  const subtotal = subtotalPiastres(lines);
  const discount = holding?.discountPiastres ?? 0;
  const shipping = rate === undefined ? 0 : shippingPiastres(rate, subtotal - discount);
  return {
    lines,
    shares: holding?.shares ?? lines.map(() => 0),
    subtotalPiastres: subtotal,
    discountPiastres: discount,
    shippingPiastres: shipping,
    totalPiastres: subtotal - discount + shipping,
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

/** Priced lines with their shares of the discount, as an order stores them. */
export function soldLines({ lines, shares }: PricedOrder): SoldLine[] {
  return lines.map((line, index) => ({
    totalPiastres: line.unitPiastres * line.quantity,
    discountSharePiastres: shares[index] ?? 0,
  }));
}
