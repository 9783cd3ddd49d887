import type { Locale } from '@dp/contract/locale.ts';
import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { OrderDifference } from '@dp/contract/orders.ts';
import { type PricedOrder, presentTotals, soldLines } from '../pricing/price-order.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { unitPriceFor } from '../products/price-tiers.ts';
import { type PricedLine, priceLine } from '../products/priced-lines.ts';
import type { ProductForSale } from '../products/products-for-sale.ts';

/** What the shopper saw and agreed to, or wants to have checked; EGP. */
interface Expectations {
  readonly lines: readonly {
    readonly id: number;
    readonly expected_price?: number | undefined;
    /** The quantity of which that price was seen; by default what is available of the line's. */
    readonly expected_quantity?: number | undefined;
  }[];
  readonly expected_total?: number | undefined;
  readonly expected_shipping?: number | undefined;
}

/**
 * The order as it could be placed now: without withdrawn products, quantities reduced to the stock and to the
 * limit per line.
 *
 * @param unitsPerLine the owner's limit; 0 for none.
 */
export function availableLines(
  wanted: ReadonlyMap<number, number>,
  products: ReadonlyMap<number, ProductForSale>,
  unitsPerLine: number,
): PricedLine[] {
  return [...wanted].flatMap(([id, quantity]) => {
    const product = products.get(id);
    if (!product || product.stock === 0) return [];
    return [priceLine(product, availableOf(product, quantity, unitsPerLine))];
  });
}

function availableOf({ stock }: ProductForSale, requested: number, unitsPerLine: number): number {
  return Math.min(requested, stock, atMost(unitsPerLine));
}

function atMost(limit: number): number {
  return limit === 0 ? Number.POSITIVE_INFINITY : limit;
}

/** What an order is compared with besides its products. */
interface Circumstances {
  /** The available lines; undefined when nothing is left to order. */
  readonly priced: PricedOrder | undefined;
  /** The owner's limit; 0 for none. */
  readonly unitsPerLine: number;
  readonly locale: Locale;
}

/**
 * Every way in which the order, as it could be placed now, differs from what the shopper agreed to; none
 * means that it may be placed (design §5). Amounts in EGP, names in the shopper's language.
 */
export function differencesOf(
  expected: Expectations,
  wanted: ReadonlyMap<number, number>,
  products: ReadonlyMap<number, ProductForSale>,
  { priced, unitsPerLine, locale }: Circumstances,
): OrderDifference[] {
  const ofProducts = [...wanted].flatMap(([id, quantity]) => {
    const product = products.get(id);
    return product
      ? differencesOfProduct(product, quantity, expectationsOf(expected, id), {
          unitsPerLine,
          locale,
        })
      : [{ kind: 'missing' as const, product_id: id }];
  });
  return priced ? [...ofProducts, ...differencesOfMoney(expected, priced)] : ofProducts;
}

function differencesOfProduct(
  product: ProductForSale,
  requested: number,
  expected: readonly Expectations['lines'][number][],
  { unitsPerLine, locale }: Pick<Circumstances, 'unitsPerLine' | 'locale'>,
): OrderDifference[] {
  const differences: OrderDifference[] = [];
  const named = { product_id: product.id, name: locale === 'ar' ? product.nameAr : product.nameEn };
  const allowed = atMost(unitsPerLine);
  if (product.stock < Math.min(requested, allowed)) {
    differences.push({ kind: 'stock', ...named, requested, available: product.stock });
  } else if (allowed < requested) {
    differences.push({ kind: 'limit', ...named, requested, allowed });
  }
  // Of a sold-out product the price for the requested quantity.
  const quantity = availableOf(product, requested, unitsPerLine) || requested;
  for (const { expected_price: price, expected_quantity: seen = quantity } of expected) {
    const actual = unitPriceFor(product, seen);
    if (price === undefined || toPiastres(price) === actual) continue;
    differences.push({ kind: 'price', ...named, expected: price, actual: toEgp(actual) });
    break;
  }
  return differences;
}

/** Those of them that concern voucher, delivery and total. */
export function differencesOfMoney(
  { expected_shipping: shipping, expected_total: total }: Expectations,
  { voucher, shippingPiastres, totalPiastres }: PricedOrder,
): OrderDifference[] {
  const differences: OrderDifference[] = [];
  if (voucher?.reason !== undefined) {
    differences.push({ kind: 'voucher', code: voucher.code, reason: voucher.reason });
  }
  if (shipping !== undefined && toPiastres(shipping) !== shippingPiastres) {
    differences.push({ kind: 'shipping', expected: shipping, actual: toEgp(shippingPiastres) });
  }
  if (total !== undefined && toPiastres(total) !== totalPiastres) {
    differences.push({ kind: 'total', expected: total, actual: toEgp(totalPiastres) });
  }
  return differences;
}

/** What the shopper saw of a product, over all of its lines. */
function expectationsOf({ lines }: Expectations, productId: number): Expectations['lines'] {
  return lines.filter(({ id }) => id === productId);
}

/** The refusal that lists the differences, with what the order would cost as it could be placed now. */
export function orderDiffers(
  differences: readonly OrderDifference[],
  priced: PricedOrder | undefined,
): ProblemError {
  return new ProblemError(409, 'order_differs', {
    differences,
    quote: priced ? presentTotals({ ...priced, lines: soldLines(priced) }) : null,
  });
}
