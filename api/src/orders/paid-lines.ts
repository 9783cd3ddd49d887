import { shareOf } from '@dp/contract/money.ts';
import { type ProductUnits, unitsOf } from '../products/units-of.ts';

/** A line of an order, as far as a refund needs it. */
export interface PaidLine {
  readonly productId: number;
  readonly quantity: number;
  /** The line's total less its share of the discount: what was paid for it, in piastres. */
  readonly paidPiastres: number;
}

/** What was paid for some pieces, in piastres. */
export function paidForUnits(lines: readonly PaidLine[], units: readonly ProductUnits[]): number {
  return lines.reduce((sum, line) => sum + paidFor(line, unitsOf(units, line.productId)), 0);
}

/** A line of an order with what was paid for it. */
export function paidLine(line: {
  readonly productId: number;
  readonly quantity: number;
  readonly totalPiastres: number;
  readonly discountSharePiastres: number;
}): PaidLine {
  const { productId, quantity, totalPiastres, discountSharePiastres } = line;
  return { productId, quantity, paidPiastres: totalPiastres - discountSharePiastres };
}

/** What was paid for the first so many pieces of a line, rounded down. */
export function paidFor({ paidPiastres, quantity }: PaidLine, units: number): number {
  return shareOf(paidPiastres, { units: Math.min(units, quantity), quantity }, 'down');
}
