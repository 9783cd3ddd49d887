import { LINE_QUANTITY_MAX } from '@dp/contract/limits.ts';
import type { Db } from '../database/database.ts';
import { invalidFields } from '../problems/problem-error.ts';
import { unitPriceFor } from './price-tiers.ts';
import { findProductsForSale, type ProductForSale } from './products-for-sale.ts';

/** A product in a cart or order, at today's price for its quantity. */
export interface PricedLine {
  readonly product: ProductForSale;
  readonly unitPiastres: number;
  readonly quantity: number;
}

/**
 * Adds up lines of the same product, in the order in which products appear first.
 *
 * @throws ProblemError 400 naming the line with which a product passes the most that one line may have.
 */
export function mergeLines(
  lines: readonly { id: number; quantity: number }[],
): Map<number, number> {
  const merged = new Map<number, number>();
  for (const [index, { id, quantity }] of lines.entries()) {
    const sum = (merged.get(id) ?? 0) + quantity;
    if (sum > LINE_QUANTITY_MAX) {
      throw invalidFields({ [`lines.${index}.quantity`]: 'quantity_invalid' });
    }
    merged.set(id, sum);
  }
  return merged;
}

/** A cart's lines at today's prices; lines without a product on sale are skipped (specification §9). */
export async function priceCart(
  db: Db,
  lines: readonly { id: number; quantity: number }[],
): Promise<PricedLine[]> {
  const merged = mergeLines(lines);
  return priceLines(merged, await findProductsForSale(db, [...merged.keys()]));
}

/** Merged lines at their products' prices; lines without a product on sale are skipped. */
export function priceLines(
  wanted: ReadonlyMap<number, number>,
  products: ReadonlyMap<number, ProductForSale>,
): PricedLine[] {
  return [...wanted].flatMap(([id, quantity]) => {
    const product = products.get(id);
    return product ? [priceLine(product, quantity)] : [];
  });
}

/** A quantity of a product, at today's price for that quantity. */
export function priceLine(product: ProductForSale, quantity: number): PricedLine {
  return { product, unitPiastres: unitPriceFor(product, quantity), quantity };
}
