import { goodsVatPiastres, toEgp, toPiastres } from '@dp/contract/money.ts';
import type { Order } from '@dp/contract/orders.ts';
import type { Product } from '@dp/contract/products.ts';
import type { ShippingCost } from '@dp/contract/shipping.ts';
import type { VoucherCheck } from '@dp/contract/vouchers.ts';
import type { PlacementBody } from './placement.ts';

export type Totals = Order['totals'];

/** A line of the cart with its product as it is today. */
export interface ReviewLine {
  readonly product: Product;
  readonly quantity: number;
  /** Unit price × quantity, EGP. */
  readonly total: number;
  /** How many there are, when that is fewer than wanted. */
  readonly available: number | undefined;
}

/** The cart's lines in its order; those without a product are skipped (specification §9). */
export function reviewLines(
  lines: readonly { readonly id: number; readonly quantity: number }[],
  products: readonly Product[],
): ReviewLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.flatMap(({ id, quantity }) => {
    const product = byId.get(id);
    if (product === undefined) return [];
    const { available } = product.stock;
    return [
      {
        product,
        quantity,
        total: toEgp(toPiastres(product.price) * quantity),
        available: available < quantity ? available : undefined,
      },
    ];
  });
}

/** What a voucher takes off, EGP: in all, and of each product. */
export type TakenOff = Pick<VoucherCheck, 'discount' | 'lines'>;

/** What the order comes to, EGP: goods less the voucher, plus delivery. VAT is part of the goods' price. */
export function totalsOf(
  lines: readonly Pick<ReviewLine, 'product' | 'total'>[],
  voucher: TakenOff | undefined,
  shipping: number,
): Totals {
  const shares = new Map(voucher?.lines.map(({ id, discount }) => [id, toPiastres(discount)]));
  const sold = lines.map(({ product, total }) => ({
    totalPiastres: toPiastres(total),
    discountSharePiastres: shares.get(product.id) ?? 0,
  }));
  const subtotal = sold.reduce((sum, { totalPiastres }) => sum + totalPiastres, 0);
  const discount = voucher?.discount ?? 0;
  return {
    subtotal: toEgp(subtotal),
    discount,
    shipping,
    total: toEgp(subtotal - toPiastres(discount) + toPiastres(shipping)),
    vat_included: toEgp(goodsVatPiastres(sold)),
  };
}

/** A delivery that is not free any more, EGP. */
export interface FeeAdded {
  readonly cost: number;
  readonly freeOver: number;
}

/** The delivery that is paid only because the voucher brings the goods below what makes it free. */
export function feeAddedBy(
  voucher: TakenOff | undefined,
  subtotal: number,
  { cost, free_over: freeOver }: Pick<ShippingCost, 'cost' | 'free_over'>,
): FeeAdded | undefined {
  if (voucher === undefined || freeOver === null || cost === 0) return undefined;
  return subtotal >= freeOver ? { cost, freeOver } : undefined;
}

/** Everything the shopper agrees to by pressing Place Order. */
export function placementBody(agreed: {
  readonly addressId: number;
  readonly lines: readonly ReviewLine[];
  readonly totals: Totals;
  readonly voucherCode: string | undefined;
  readonly note: string;
}): PlacementBody {
  const { addressId, lines, totals: sums, voucherCode } = agreed;
  const note = agreed.note.trim();
  return {
    address_id: addressId,
    lines: lines.map(({ product, quantity }) => ({
      id: product.id,
      quantity,
      expected_price: product.price,
    })),
    ...(voucherCode === undefined ? {} : { voucher_code: voucherCode }),
    payment_method: 'cash_on_delivery',
    expected_total: sums.total,
    expected_shipping: sums.shipping,
    ...(note === '' ? {} : { note }),
  };
}
