import type { Locale } from '@dp/contract/locale.ts';
import { toPiastres } from '@dp/contract/money.ts';
import type { OrderDifference } from '@dp/contract/orders.ts';
import type { editedLine, lineStock } from '@dp/contract/staff/order-edits.ts';
import type { z } from 'zod';
import { invalidFields } from '../../../problems/problem-error.ts';
import { type PricedLine, priceLine } from '../../../products/priced-lines.ts';
import type { OrderedProduct } from '../../../products/products-for-sale.ts';
import type { LitOrderLine, NewOrderLine } from '../../full-order.ts';
import { copyOfLine } from '../../order-copies.ts';

export type WantedLine = z.output<typeof editedLine>;
export type LineStock = z.output<typeof lineStock>;

/** A line that is priced, with the stored copy that it stays, if it does. */
export interface PlannedLine {
  readonly line: PricedLine;
  readonly stays: LitOrderLine | undefined;
  readonly priceReason: string | null;
}

/**
 * Prices the lines that staff want: those that stay as they were placed keep what they cost, others cost what
 * they do today, or less, as staff say.
 *
 * @param placed the lines that the order has already; none of a new one.
 * @throws ProblemError 400 for a product twice or not on sale, and a price above the usual one.
 */
export function planLines(
  wanted: readonly WantedLine[],
  placed: readonly LitOrderLine[],
  products: ReadonlyMap<number, OrderedProduct>,
): PlannedLine[] {
  return wanted.map((line, index) => {
    const field = (name: string) => `lines.${index}.${name}`;
    const id = line.product_id;
    const product = products.get(id);
    const own = placed.find(({ productId }) => productId === id);
    const twice = wanted.findIndex((other) => other.product_id === id) !== index;
    const sellable = product && (product.published || (own && own.quantity >= line.quantity));
    if (twice || !sellable) throw invalidFields({ [field('product_id')]: 'invalid' });
    const today = priceLine(product, line.quantity);
    const same = own?.quantity === line.quantity ? own : undefined;
    const usual = same ? { ...today, unitPiastres: same.unitPiastres } : today;
    if (line.unit_price === undefined) {
      return { line: usual, stays: same, priceReason: same?.priceReason ?? null };
    }
    const unitPiastres = toPiastres(line.unit_price);
    if (unitPiastres > today.unitPiastres)
      throw invalidFields({ [field('unit_price')]: 'too_big' });
    return {
      line: { ...today, unitPiastres },
      stays: undefined,
      priceReason: line.price_reason ?? null,
    };
  });
}

/** A planned line as it is stored. */
export function storedLine({ line, stays, priceReason }: PlannedLine, share: number): NewOrderLine {
  return stays
    ? { ...stays, discountSharePiastres: share }
    : { ...copyOfLine(line, share), priceReason };
}

/** What of each line's product there is; what the order has already is its own. */
export function lineStocks(
  planned: readonly PlannedLine[],
  placed: readonly LitOrderLine[],
): LineStock[] {
  return planned.map(({ line: { product } }) => ({
    product_id: product.id,
    available: availableOf(product, placed),
  }));
}

function availableOf(product: PricedLine['product'], placed: readonly LitOrderLine[]): number {
  const own = placed.find(({ productId }) => productId === product.id)?.quantity ?? 0;
  return product.stock + own;
}

/** What the stock does not suffice for. */
export function shortages(
  planned: readonly PlannedLine[],
  placed: readonly LitOrderLine[],
  locale: Locale,
): OrderDifference[] {
  return planned.flatMap(({ line: { product, quantity } }) => {
    const available = availableOf(product, placed);
    if (quantity <= available) return [];
    const name = locale === 'ar' ? product.nameAr : product.nameEn;
    return [
      { kind: 'stock' as const, product_id: product.id, name, requested: quantity, available },
    ];
  });
}
