import { LINE_QUANTITY_MAX } from '@dp/contract/limits.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { toEgp, toPercent } from '@dp/contract/money.ts';
import type { OrderDifference } from '@dp/contract/orders.ts';
import type {
  Quote,
  QuotedDelivery,
  QuotedLine,
  QuotedVoucher,
  SizeRefusal,
} from '@dp/contract/quotes.ts';
import { presentAddress } from '../addresses/present-address.ts';
import type { OwnAddress } from '../addresses/require-own-address.ts';
import { pictureIn } from '../media/stored-picture.ts';
import { promisedDays } from '../parcels/expected-days.ts';
import { presentDelivery, presentFreeDelivery } from '../pricing/present-delivery.ts';
import {
  type PricedOrder,
  presentListedGoods,
  presentTotals,
  soldLines,
} from '../pricing/price-order.ts';
import { effectiveTiers, presentTier } from '../products/price-tiers.ts';
import type { PricedLine } from '../products/priced-lines.ts';
import type { QuotedProduct } from '../products/products-for-sale.ts';
import type { ShippingRate } from '../shipping/shipping-rate.ts';

/** A priced cart with what its quote contains besides the price. */
interface QuotedOrder {
  readonly order: PricedOrder;
  /** When it was priced. */
  readonly at: Date;
  readonly missing: number[];
  readonly hasPlace: boolean;
  readonly rate: ShippingRate | undefined;
  /** Goods total from which delivery is free in every place, if no place was given; piastres. */
  readonly freeOverPiastres: number | null;
  readonly address: OwnAddress | undefined;
  /** The voucher, when it was not checked. */
  readonly waiting: QuotedVoucher | undefined;
  readonly refusal: SizeRefusal | undefined;
  readonly differences: OrderDifference[];
}

interface Presentation {
  readonly products: ReadonlyMap<number, QuotedProduct>;
  /** The owner's limit; 0 for none. */
  readonly unitsPerLine: number;
  readonly locale: Locale;
}

/** A quote as the contract has it, in the caller's language. */
export function presentQuote(quoted: QuotedOrder, presentation: Presentation): Quote {
  const { order, missing, freeOverPiastres, address, waiting, refusal, differences } = quoted;
  return {
    lines: order.lines.map((line, index) =>
      presentLine(line, order.shares[index] ?? 0, presentation),
    ),
    missing,
    ...presentListedGoods(order.lines.map(listed), order.subtotalPiastres),
    totals: presentTotals({ ...order, lines: soldLines(order) }),
    voucher: waiting ?? appliedVoucher(quoted),
    delivery: delivery(quoted),
    free_delivery: freeOverPiastres === null ? null : presentFreeDelivery(order, freeOverPiastres),
    address: address ? presentAddress(address, presentation.locale) : null,
    refusal: refusal ?? null,
    differences,
  };
}

function listed({ product, quantity }: PricedLine) {
  return { listPricePiastres: product.listPricePiastres, quantity };
}

function presentLine(
  { product, quantity, unitPiastres }: PricedLine,
  discountSharePiastres: number,
  { products, unitsPerLine, locale }: Presentation,
): QuotedLine {
  const [picture] = product.pictures;
  const maxQuantity = Math.min(product.stock, unitsPerLine || LINE_QUANTITY_MAX, LINE_QUANTITY_MAX);
  const next = effectiveTiers(product).find(({ from }) => from > quantity);
  return {
    product_id: product.id,
    sku: product.sku,
    name: locale === 'ar' ? product.nameAr : product.nameEn,
    brand: products.get(product.id)?.brandName?.[locale] ?? null,
    image: picture ? pictureIn(locale, picture) : null,
    kelvin: product.kelvin,
    list_price: toEgp(product.listPricePiastres),
    discount: toPercent(product.discountBasisPoints),
    unit_price: toEgp(unitPiastres),
    next_tier: next && next.from <= maxQuantity ? presentTier(next) : null,
    quantity,
    total: toEgp(unitPiastres * quantity),
    voucher_discount: toEgp(discountSharePiastres),
    available: product.stock,
    max_quantity: maxQuantity,
  };
}

function appliedVoucher({ order, rate }: QuotedOrder): QuotedVoucher | null {
  const { voucher, subtotalPiastres: goods, shippingPiastres } = order;
  if (!voucher) return null;
  if (voucher.reason !== undefined) {
    return { state: 'refused', code: voucher.code, reason: voucher.reason };
  }
  const freeOver = rate?.freeOverPiastres ?? Number.POSITIVE_INFINITY;
  return {
    state: 'applied',
    code: voucher.code,
    discount: toEgp(voucher.discountPiastres),
    ends_free_delivery: shippingPiastres > 0 && goods >= freeOver,
  };
}

function delivery({ order, at, hasPlace, rate }: QuotedOrder): QuotedDelivery | null {
  if (rate) return { ...presentDelivery(order, rate), expected: promisedDays(at, rate) };
  return hasPlace ? { state: 'unavailable' } : null;
}
