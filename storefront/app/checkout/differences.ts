import type { OrderDifference } from '@dp/contract/orders.ts';
import type { OrderDifferences } from './place-order.ts';
import type { PlacementBody } from './placement.ts';

/** A cart line. */
interface Line {
  readonly id: number;
  readonly quantity: number;
}

/** The available quantity of products with fewer than requested; 0 for withdrawn ones. */
function available(differences: readonly OrderDifference[]): ReadonlyMap<number, number> {
  return new Map(
    differences.flatMap((difference): [number, number][] => {
      if (difference.kind === 'missing') return [[difference.product_id, 0]];
      if (difference.kind === 'limit') return [[difference.product_id, difference.allowed]];
      return difference.kind === 'stock' ? [[difference.product_id, difference.available]] : [];
    }),
  );
}

/** Lines reduced to what is available; withdrawn products are removed. */
export function availableLines<L extends Line>(
  lines: readonly L[],
  differences: readonly OrderDifference[],
): L[] {
  const limits = available(differences);
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, limits.get(line.id) ?? line.quantity);
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

/**
 * The order after accepting every difference: reduced quantities, current prices, delivery and total, no
 * invalid voucher. Undefined when nothing is left to order.
 */
export function agreeTo(
  body: PlacementBody,
  { differences, quote }: OrderDifferences,
): PlacementBody | undefined {
  const prices = new Map(
    differences.flatMap((difference): [number, number][] =>
      difference.kind === 'price' ? [[difference.product_id, difference.actual]] : [],
    ),
  );
  const lines = availableLines(body.lines, differences).map((line) => {
    const price = prices.get(line.id);
    return price === undefined ? line : { ...line, expected_price: price };
  });
  if (quote === null || lines.length === 0) return undefined;
  const { voucher_code: code, ...rest } = body;
  const refused = differences.some(({ kind }) => kind === 'voucher');
  return {
    ...rest,
    ...(code === undefined || refused ? {} : { voucher_code: code }),
    lines,
    expected_total: quote.total,
    expected_shipping: quote.shipping,
  };
}

/** The differences to list: all except the total, which is shown separately. */
export function listedDifferences(
  differences: readonly OrderDifference[],
): Exclude<OrderDifference, { kind: 'total' }>[] {
  return differences.filter((difference) => difference.kind !== 'total');
}
