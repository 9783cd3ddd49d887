import { ProblemError } from '../problems/problem-error.ts';
import type { UnitsBack } from './move-stock.ts';
import { type ProductUnits, unitsOf } from './units-of.ts';

/** Units of a product that were found in one state when they came back. */
interface InspectedUnits extends ProductUnits {
  /** `not_accepted` units stay the customer's. */
  readonly outcome: 'sellable' | 'b_stock' | 'written_off' | 'not_accepted';
}

/**
 * Every unit that came back has one outcome.
 *
 * @throws ProblemError 422 `inspection_differs` with the products whose sums differ.
 */
export function assertAllInspected(
  cameBack: readonly ProductUnits[],
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
