import { toPiastres } from '@dp/contract/money.ts';
import type { OrderDifference } from '@dp/contract/orders.ts';
import type { editedLine } from '@dp/contract/staff/order-edits.ts';
import type { VoucherReason } from '@dp/contract/vouchers.ts';
import type { z } from 'zod';
import type { Db } from '../../../database/database.ts';
import { type PricedOrder, priceOrder } from '../../../pricing/price-order.ts';
import { invalidFields } from '../../../problems/problem-error.ts';
import { type PricedLine, priceLine } from '../../../products/priced-lines.ts';
import {
  findOrderedProducts,
  lockOrderedProducts,
  type OrderedProduct,
} from '../../../products/products-for-sale.ts';
import { requireShippingRate } from '../../../shipping/find-shipping-rate.ts';
import { readRedeemedTerms } from '../../../vouchers/apply-voucher.ts';
import type { FullOrder, NewOrderLine, OrderLineRow } from '../../full-order.ts';
import { copyOfLine } from '../../order-copies.ts';
import type { OrderAddress } from '../../order-tables.ts';

/** What shall change of an order, in piastres; what is left out stays. */
export interface OrderEdit {
  readonly lines?: readonly z.output<typeof editedLine>[] | undefined;
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
  /** Why it cannot be saved. */
  readonly differences: readonly OrderDifference[];
}

/** A line that is priced, with the stored copy that it stays, if it does. */
interface PlannedLine {
  readonly line: PricedLine;
  readonly stays: OrderLineRow | undefined;
  readonly priceReason: string | null;
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
  const address = edit.address ?? order.address;
  if (!address) throw new Error(`Order ${order.number} has lost its address.`);
  const wanted = edit.lines ?? before.lines.map(unchanged);
  const ids = [...new Set([...wanted.map((line) => line.product_id), ...idsOf(before)])];
  const products = await (lock ? lockOrderedProducts : findOrderedProducts)(db, ids);
  const planned = wanted.map((line, index) => planLine(line, index, { before, wanted, products }));
  const rate = await requireShippingRate(db, address);
  const voucher =
    order.voucherCode === null ? undefined : await readRedeemedTerms(db, order.voucherCode);
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
    lines: planned.map((one, index) => copyOf(one, priced.shares[index] ?? 0)),
    priced,
    address,
    days: { min: rate.daysMin, max: rate.daysMax },
    fixedShippingPiastres,
    staffDiscountReason: priced.staffDiscountPiastres > 0 ? discount.reason : null,
    lostVoucher: refused ? { code: order.voucherCode ?? '', reason: refused } : null,
    differences: shortages(planned, before),
  };
}

function unchanged({ productId, quantity }: OrderLineRow): z.output<typeof editedLine> {
  return { product_id: productId, quantity };
}

function idsOf({ lines }: FullOrder): number[] {
  return lines.map(({ productId }) => productId);
}

function planLine(
  {
    product_id: id,
    quantity,
    unit_price: price,
    price_reason: reason,
  }: z.output<typeof editedLine>,
  index: number,
  {
    before,
    wanted,
    products,
  }: {
    before: FullOrder;
    wanted: readonly z.output<typeof editedLine>[];
    products: ReadonlyMap<number, OrderedProduct>;
  },
): PlannedLine {
  const field = (name: string) => `lines.${index}.${name}`;
  if (wanted.findIndex((line) => line.product_id === id) !== index) {
    throw invalidFields({ [field('product_id')]: 'invalid' });
  }
  const product = products.get(id);
  const placed = before.lines.find(({ productId }) => productId === id);
  if (!product || (!product.published && !(placed && placed.quantity >= quantity))) {
    throw invalidFields({ [field('product_id')]: 'invalid' });
  }
  const same = placed?.quantity === quantity ? placed : undefined;
  const usual = same
    ? { product, quantity, unitPiastres: same.unitPiastres }
    : priceLine(product, quantity);
  if (price === undefined)
    return { line: usual, stays: same, priceReason: same?.priceReason ?? null };
  const unitPiastres = toPiastres(price);
  const highest = Math.max(usual.unitPiastres, priceLine(product, quantity).unitPiastres);
  if (unitPiastres > highest) throw invalidFields({ [field('unit_price')]: 'too_big' });
  return { line: { ...usual, unitPiastres }, stays: undefined, priceReason: reason ?? null };
}

function copyOf({ line, stays, priceReason }: PlannedLine, share: number): NewOrderLine {
  return stays
    ? { ...stays, discountSharePiastres: share }
    : { ...copyOfLine(line, share), priceReason };
}

/** What the stock does not suffice for; what the order has already is its own. */
function shortages(
  planned: readonly PlannedLine[],
  { order, lines }: FullOrder,
): OrderDifference[] {
  return planned.flatMap(({ line: { product, quantity } }) => {
    const own = lines.find(({ productId }) => productId === product.id)?.quantity ?? 0;
    const available = product.stock + own;
    if (quantity <= available) return [];
    const name = order.locale === 'ar' ? product.nameAr : product.nameEn;
    return [
      { kind: 'stock' as const, product_id: product.id, name, requested: quantity, available },
    ];
  });
}
