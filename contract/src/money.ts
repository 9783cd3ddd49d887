/**
 * Money is integer piastres (1 EGP = 100 piastres) inside, and EGP numbers with at most two
 * decimals on the wire. A discount is integer basis points (1 % = 100) inside and percent on the wire.
 */

/** Piastres in one pound. */
export const PIASTRES_PER_POUND = 100;

/** Turns an EGP amount with at most two decimals into piastres. */
export function toPiastres(egp: number): number {
  return Math.round(egp * PIASTRES_PER_POUND);
}

/** Turns piastres into an EGP amount with at most two decimals. */
export function toEgp(piastres: number): number {
  return piastres / PIASTRES_PER_POUND;
}

/** Turns a percentage with at most two decimals into basis points. */
export function toBasisPoints(percent: number): number {
  return Math.round(percent * 100);
}

/** Turns basis points into a percentage. */
export function toPercent(basisPoints: number): number {
  return basisPoints / 100;
}

/**
 * The price of one unit in piastres: list price less the discount, rounded half up to a whole pound
 * (specification §9, design §5). The products table computes the same in SQL; a test compares both.
 */
export function unitPricePiastres(listPricePiastres: number, discountBasisPoints: number): number {
  const scaled = listPricePiastres * (10_000 - discountBasisPoints);
  return Math.floor((scaled + 500_000) / 1_000_000) * PIASTRES_PER_POUND;
}

/** An amount rounded up to a whole pound, in piastres: nobody pays piastres in cash. */
export function wholePoundsUp(piastres: number): number {
  return Math.ceil(piastres / PIASTRES_PER_POUND) * PIASTRES_PER_POUND;
}

/** A cart or order line for price computations. */
export interface PricedLine {
  readonly unitPiastres: number;
  readonly quantity: number;
}

/** The sum of unit price × quantity over all lines, in piastres. */
export function subtotalPiastres(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.unitPiastres * line.quantity, 0);
}

/**
 * Splits `total` piastres in proportion to `weights`, so that the shares are whole piastres and sum exactly
 * to `total` (largest remainder; ties go to the earlier part). If all weights are zero, everything goes to
 * the first part. An empty list gives an empty list.
 */
export function splitPiastres(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const divisor = BigInt(sum);
  const shares = exact.map((value) => Number(value / divisor));
  const order = exact
    .map((value, index) => ({ index, remainder: value % divisor }))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  let left = total - shares.reduce((all, share) => all + share, 0);
  for (const { index } of order) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/**
 * The share of an amount that some of its units have, in whole piastres; exact also where the product is no safe
 * integer.
 */
export function shareOf(
  piastres: number,
  { units, quantity }: { readonly units: number; readonly quantity: number },
  rounding: 'down' | 'up',
): number {
  const all = BigInt(quantity);
  const extra = rounding === 'up' ? all - 1n : 0n;
  return Number((BigInt(piastres) * BigInt(units) + extra) / all);
}

/** The VAT contained in a price that includes it, in piastres: Egypt's 14 % is total × 14 / 114, rounded half up. */
export function includedVatPiastres(grossPiastres: number): number {
  return Math.floor((grossPiastres * 14 * 2 + 114) / (114 * 2));
}

/** An order line for VAT, in piastres. */
export interface SoldLine {
  /** Unit price × quantity. */
  readonly totalPiastres: number;
  /** Its share of the voucher's discount; a voucher may be for some lines only. */
  readonly discountSharePiastres: number;
}

/**
 * The VAT contained in an order's goods, in piastres: rounded for each line after its share of the voucher,
 * then added up, as tax documents do. The quote that a shopper agrees to and the invoice both go by it.
 */
export function goodsVatPiastres(lines: readonly SoldLine[]): number {
  return lines.reduce(
    (sum, { totalPiastres, discountSharePiastres }) =>
      sum + includedVatPiastres(totalPiastres - discountSharePiastres),
    0,
  );
}
