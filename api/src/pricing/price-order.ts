import {
  goodsVatPiastres,
  type SoldLine,
  splitPiastres,
  subtotalPiastres,
  toEgp,
  unitPricePiastres,
} from '@dp/contract/money.ts';
import type { ListedGoods, totals } from '@dp/contract/orders.ts';
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
  readonly adjustments?: Adjustments | undefined;
}

/** What staff have agreed with a customer, in piastres. */
export interface Adjustments {
  /** Off the goods, after the voucher. */
  readonly discountPiastres: number;
  /** Instead of what the rate says; null: as the rate says. */
  readonly shippingPiastres: number | null;
}

/** What an order costs, in piastres: subtotal − discount + shipping = total. */
export interface PricedOrder {
  readonly lines: readonly PricedLine[];
  /** Each line's share of the discount; they sum to it. */
  readonly shares: readonly number[];
  readonly subtotalPiastres: number;
  readonly discountPiastres: number;
  /** The part of the discount that staff gave. */
  readonly staffDiscountPiastres: number;
  readonly shippingPiastres: number;
  readonly totalPiastres: number;
  /** As requested; an invalid one gives no discount. */
  readonly voucher: AppliedVoucher | undefined;
}

/**
 * The only place where an order's price is computed, for every quote and for placing (decision 076): goods,
 * less the voucher and what staff took off, plus delivery, which is free above a goods total after both.
 */
export function priceOrder(
  lines: readonly PricedLine[],
  { rate, voucher: terms, at, adjustments }: OrderTerms,
): PricedOrder {
  const voucher = terms && applyVoucher(terms, lines, at);
  const holding = voucher?.reason === undefined ? voucher : undefined;
  const subtotal = subtotalPiastres(lines);
  const byVoucher = holding?.discountPiastres ?? 0;
  const byStaff = Math.min(adjustments?.discountPiastres ?? 0, subtotal - byVoucher);
  const discount = byVoucher + byStaff;
  const shipping =
    adjustments?.shippingPiastres ??
    (rate === undefined ? 0 : shippingPiastres(rate, subtotal - discount));
  const voucherShares = holding?.shares ?? lines.map(() => 0);
  return {
    lines,
    shares: byStaff === 0 ? voucherShares : addShares(lines, voucherShares, byStaff),
    subtotalPiastres: subtotal,
    discountPiastres: discount,
    staffDiscountPiastres: byStaff,
    shippingPiastres: shipping,
    totalPiastres: subtotal - discount + shipping,
    voucher,
  };
}

/** Splits a further discount over what the lines still cost. */
function addShares(
  lines: readonly PricedLine[],
  shares: readonly number[],
  discount: number,
): number[] {
  const left = lines.map(
    ({ unitPiastres, quantity }, index) => unitPiastres * quantity - (shares[index] ?? 0),
  );
  return splitPiastres(discount, left).map((share, index) => share + (shares[index] ?? 0));
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

/** What goods cost at their list prices, and how much less they were sold for. */
export function presentListedGoods(
  lines: readonly { readonly listPricePiastres: number; readonly quantity: number }[],
  soldForPiastres: number,
): ListedGoods {
  const listPiastres = subtotalPiastres(lines.map(atListPrice));
  return {
    list_subtotal: toEgp(listPiastres),
    product_discount: toEgp(listPiastres - soldForPiastres),
  };
}

/** List prices are rounded to whole pounds too, or a discount could become negative. */
function atListPrice(line: { readonly listPricePiastres: number; readonly quantity: number }) {
  return { unitPiastres: unitPricePiastres(line.listPricePiastres, 0), quantity: line.quantity };
}

/** Priced lines with their shares of the discount, as an order stores them. */
export function soldLines({ lines, shares }: PricedOrder): SoldLine[] {
  return lines.map((line, index) => ({
    totalPiastres: line.unitPiastres * line.quantity,
    discountSharePiastres: shares[index] ?? 0,
  }));
}
