import { Figure } from './serialise-receipt.ts';

/** Of an amount of a receipt: it has five decimals, so 1 EGP = 100,000. */
const UNITS_PER_PIASTRE = 1_000;

/** Piastres with VAT as an amount without: × 100 / 114, rounded half up to five decimals. */
export function netOf(piastres: number): number {
  return Number((BigInt(piastres) * 200_000n + 114n) / 228n);
}

/** Piastres as an amount of a receipt. */
export function amountOf(piastres: number): number {
  return piastres * UNITS_PER_PIASTRE;
}

/** An amount as it is written: without zeros at its end. */
export function figureOf(amount: number): Figure {
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(6, '0');
  const decimals = digits.slice(-5).replace(/0+$/, '');
  return new Figure(`${sign}${digits.slice(0, -5)}${decimals === '' ? '' : `.${decimals}`}`);
}

/** What a receipt says of a line, in EGP × 100,000: totalSale − discount = netSale, netSale + tax = total. */
export interface LineAmounts {
  readonly unitPrice: number;
  readonly totalSale: number;
  readonly discount: number;
  readonly netSale: number;
  readonly tax: number;
  readonly total: number;
}

/**
 * The amounts of a line: its total is exactly what was paid, and each other amount is off by less than the hundredth
 * of a pound that the authority tolerates.
 *
 * @param line piastres with VAT: of one unit before the discount, and of all pieces after it.
 */
export function lineAmounts(line: {
  readonly pieces: number;
  readonly unitPiastres: number;
  readonly totalPiastres: number;
}): LineAmounts {
  const { pieces, totalPiastres } = line;
  const full = Math.max(line.unitPiastres * pieces, totalPiastres);
  const totalSale = netOf(full);
  const netSale = netOf(totalPiastres);
  const total = amountOf(totalPiastres);
  return {
    unitPrice: Math.round(totalSale / pieces),
    totalSale,
    discount: totalSale - netSale,
    netSale,
    tax: total - netSale,
    total,
  };
}
