import { ProblemError } from '../problems/problem-error.ts';
import type { UnitsBack } from './move-stock.ts';

/** Units of a product that were found in one state when they came back. */
interface InspectedUnits {
  readonly productId: number;
  /** `not_accepted` units stay the customer's. */
  readonly outcome: 'sellable' | 'b_stock' | 'written_off' | 'not_accepted';
  readonly quantity: number;
}

/**
 * Every unit that came back has one outcome.
 *
 * @throws ProblemError 422 `inspection_differs` with the products whose sums differ.
 */
export function assertAllInspected(
  cameBack: readonly { readonly productId: number; readonly quantity: number }[],
  found: readonly InspectedUnits[],
): void {
  const products = new Set([...cameBack, ...found].map(({ productId }) => productId));
  const lines = [...products].flatMap((id) => {
    const quantity = unitsOf(cameBack, id);
    const inspected = unitsOf(found, id);
    return inspected === quantity ? [] : { product_id: id, quantity, inspected };
  });
  if (lines.length > 0) throw new ProblemError(422, 'inspection_differs', { lines });
}

function unitsOf(
  lines: readonly { readonly productId: number; readonly quantity: number }[],
  id: number,
): number {
  return lines.reduce((sum, line) => sum + (line.productId === id ? line.quantity : 0), 0);
}

/** The units that the shop takes back, once for each product. */
export function unitsBack(found: readonly InspectedUnits[]): UnitsBack[] {
  const accepted = found.filter(({ outcome }) => outcome !== 'not_accepted');
  return [...Map.groupBy(accepted, ({ productId }) => productId)].map(([productId, units]) => {
    const sumOf = (outcome: InspectedUnits['outcome']) =>
      units.reduce((sum, each) => sum + (each.outcome === outcome ? each.quantity : 0), 0);
    return {
      productId,
      sellable: sumOf('sellable'),
      bStock: sumOf('b_stock'),
      writtenOff: sumOf('written_off'),
    };
  });
}
