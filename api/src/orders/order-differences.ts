import type { Locale } from '@dp/contract/locale.ts';
import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { OrderDifference, placeOrderBody } from '@dp/contract/orders.ts';
import type { z } from 'zod';
import { ProblemError } from '../http/problem-error.ts';
import { type PricedLine, priceLine } from '../products/priced-lines.ts';
import type { ProductForSale } from '../products/products-for-sale.ts';
import { type OrderQuote, presentTotals, soldLines } from './order-quote.ts';

type Body = z.output<typeof placeOrderBody>;

/**
 * The order as it could be placed now: products that are gone left out, quantities cut to what is there
 * and to what one order may have.
 *
 * @param unitsPerLine the owner's limit; 0 for none.
 */
export function linesToBeHad(
  wanted: ReadonlyMap<number, number>,
  products: ReadonlyMap<number, ProductForSale>,
  unitsPerLine: number,
): PricedLine[] {
  return [...wanted].flatMap(([id, quantity]) => {
    const product = products.get(id);
    if (!product || product.stock === 0) return [];
    return [priceLine(product, Math.min(quantity, product.stock, atMost(unitsPerLine)))];
  });
}

function atMost(limit: number): number {
  return limit === 0 ? Number.POSITIVE_INFINITY : limit;
}

/** What an order is held against beside its products. */
interface Circumstances {
  /** Undefined when nothing is left to order. */
  readonly quote: OrderQuote | undefined;
  /** The owner's limit; 0 for none. */
  readonly unitsPerLine: number;
  readonly locale: Locale;
}

/**
 * Every way in which the order, as it could be placed now, differs from what the shopper agreed to; none
 * means that it may be placed (design §5). Amounts in EGP, names in the shopper's language.
 */
export function differencesOf(
  body: Body,
  wanted: ReadonlyMap<number, number>,
  products: ReadonlyMap<number, ProductForSale>,
  { quote, unitsPerLine, locale }: Circumstances,
): OrderDifference[] {
  const ofProducts = [...wanted].flatMap(([id, quantity]) => {
    const product = products.get(id);
    return product
      ? differencesOfProduct(product, quantity, expectedPrices(body, id), { unitsPerLine, locale })
      : [{ kind: 'missing' as const, product_id: id }];
  });
  return quote ? [...ofProducts, ...differencesOfMoney(body, quote)] : ofProducts;
}

function differencesOfProduct(
  product: ProductForSale,
  requested: number,
  expected: readonly number[],
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
  const other = expected.find((price) => toPiastres(price) !== product.unitPiastres);
  if (other !== undefined) {
    const actual = toEgp(product.unitPiastres);
    differences.push({ kind: 'price', ...named, expected: other, actual });
  }
  return differences;
}

/** Those of them that concern voucher, delivery and total. */
export function differencesOfMoney(body: Body, quote: OrderQuote): OrderDifference[] {
  const differences: OrderDifference[] = [];
  const { voucher } = quote;
  if (voucher?.reason !== undefined) {
    differences.push({ kind: 'voucher', code: voucher.code, reason: voucher.reason });
  }
  if (
    body.expected_shipping !== undefined &&
    toPiastres(body.expected_shipping) !== quote.shippingPiastres
  ) {
    differences.push({
      kind: 'shipping',
      expected: body.expected_shipping,
      actual: toEgp(quote.shippingPiastres),
    });
  }
  if (toPiastres(body.expected_total) !== quote.totalPiastres) {
    differences.push({
      kind: 'total',
      expected: body.expected_total,
      actual: toEgp(quote.totalPiastres),
    });
  }
  return differences;
}

/** The prices the shopper saw for a product, over all of its lines. */
function expectedPrices(body: Body, productId: number): number[] {
  return body.lines.flatMap(({ id, expected_price }) =>
    id === productId && expected_price !== undefined ? [expected_price] : [],
  );
}

/** The refusal that lists the differences, with what the order would cost as it could be placed now. */
export function orderDiffers(
  differences: readonly OrderDifference[],
  quote: OrderQuote | undefined,
): ProblemError {
  return new ProblemError(409, 'order_differs', {
    differences,
    quote: quote ? presentTotals({ ...quote, lines: soldLines(quote) }) : null,
  });
}
