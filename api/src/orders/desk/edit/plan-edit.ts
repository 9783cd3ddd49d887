import type { OrderDifference } from '@dp/contract/orders.ts';
import type { VoucherReason } from '@dp/contract/vouchers.ts';
import type { Db } from '../../../database/database.ts';
import { type PricedOrder, priceOrder } from '../../../pricing/price-order.ts';
import { invalidFields } from '../../../problems/problem-error.ts';
import { findOrderedProducts, lockOrderedProducts } from '../../../products/products-for-sale.ts';
import { requireShippingRate } from '../../../shipping/find-shipping-rate.ts';
import { readRedeemedTerms } from '../../../vouchers/apply-voucher.ts';
import type { FullOrder, NewOrderLine, OrderLineRow } from '../../full-order.ts';
import type { OrderAddress } from '../../order-tables.ts';
import {
  type LineStock,
  lineStocks,
  planLines,
  shortages,
  storedLine,
  type WantedLine,
} from './plan-lines.ts';

/** What shall change of an order, in piastres; what is left out stays. */
export interface OrderEdit {
  readonly lines?: readonly WantedLine[] | undefined;
  readonly address?: OrderAddress | undefined;
  /** Null: as the place's rate says. */
  readonly shippingPiastres?: number | null | undefined;
  readonly discount?: { readonly piastres: number; readonly reason: string } | null | undefined;
}

/** An order as an edit would make it. */
export interface EditedOrder {
  readonly lines: readonly NewOrderLine[];
  readonly priced: PricedOrder;
  readonly address: OrderAddress;
  readonly days: { readonly min: number; readonly max: number };
  readonly fixedShippingPiastres: number | null;
  readonly staffDiscountReason: string | null;
  readonly lostVoucher: { readonly code: string; readonly reason: VoucherReason } | null;
  readonly stock: readonly LineStock[];
  /** Why it cannot be saved. */
  readonly differences: readonly OrderDifference[];
}

/**
 * Prices an order as an edit would make it, by the same function as every quote. Lines that stay as they were
 * keep what they cost; others cost what they do today.
 *
 * @param lock whether its products are locked until the transaction ends.
 * @throws ProblemError 400 for a product that is not on sale, a price above today's and a discount above the
 *   goods; 422 `delivery_unavailable`.
 */
export async function planEdit(
  db: Db,
  before: FullOrder,
  edit: OrderEdit,
  { lock }: { readonly lock: boolean },
): Promise<EditedOrder> {
  const { order } = before;
  if (!order.address) throw new Error(`Order ${order.number} has lost its address.`);
  const { courierNote } = order.address;
  const address = edit.address
    ? { ...edit.address, ...(courierNote === undefined ? {} : { courierNote }) }
    : order.address;
  const wanted = edit.lines ?? before.lines.map(unchanged);
  const ids = [...new Set([...wanted.map((line) => line.product_id), ...idsOf(before)])];
  const products = await (lock ? lockOrderedProducts : findOrderedProducts)(db, ids);
  const planned = planLines(wanted, before.lines, products);
  const rate = await requireShippingRate(db, address);
  const voucher =
    order.voucherCode === null
      ? undefined
      : await readRedeemedTerms(db, { orderId: order.id, code: order.voucherCode });
  const fixedShippingPiastres =
    edit.shippingPiastres === undefined ? order.fixedShippingPiastres : edit.shippingPiastres;
  const discount =
    edit.discount === undefined
      ? { piastres: order.staffDiscountPiastres, reason: order.staffDiscountReason }
      : (edit.discount ?? { piastres: 0, reason: null });
  const priced = priceOrder(
    planned.map(({ line }) => line),
    {
      rate,
      voucher,
      at: order.placedAt,
      adjustments: {
        discountPiastres: discount.piastres,
        shippingPiastres: fixedShippingPiastres,
      },
    },
  );
  if (edit.discount && priced.staffDiscountPiastres < edit.discount.piastres) {
    throw invalidFields({ 'discount.amount': 'too_big' });
  }
  const refused = priced.voucher?.reason;
  return {
    lines: planned.map((one, index) => storedLine(one, priced.shares[index] ?? 0)),
    priced,
    address,
    days: { min: rate.daysMin, max: rate.daysMax },
    fixedShippingPiastres,
    staffDiscountReason: priced.staffDiscountPiastres > 0 ? discount.reason : null,
    lostVoucher: refused ? { code: order.voucherCode ?? '', reason: refused } : null,
    stock: lineStocks(planned, before.lines),
    differences: shortages(planned, before.lines, order.locale),
  };
}

function unchanged({ productId, quantity }: OrderLineRow): WantedLine {
  return { product_id: productId, quantity };
}

function idsOf({ lines }: FullOrder): number[] {
  return lines.map(({ productId }) => productId);
}
