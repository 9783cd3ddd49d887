import { shareOf } from '@dp/contract/money.ts';

/** Goods in a parcel, with what the customer pays for one unit. */
interface Priced {
  readonly productId: number;
  readonly quantity: number;
  /** The line's total less its share of the discount. */
  readonly piastres: number;
}

/**
 * What each parcel of an order collects, in piastres: its share of the goods, rounded down; delivery and the
 * rest with the first. The sums add up to `total`, which is not below that of the goods.
 *
 * @param lines the order's lines.
 * @param contents of each parcel: units by product.
 */
export function splitCash(
  total: number,
  lines: readonly Priced[],
  contents: readonly ReadonlyMap<number, number>[],
): number[] {
  const goods = contents.map((content) =>
    lines.reduce(
      (sum, { productId, quantity, piastres }) =>
        sum + shareOf(piastres, { units: content.get(productId) ?? 0, quantity }, 'down'),
      0,
    ),
  );
  const [, ...others] = goods;
  return [total - others.reduce((sum, each) => sum + each, 0), ...others];
}
