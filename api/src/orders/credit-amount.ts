import { includedVatPiastres, shareOf, splitPiastres } from '@dp/contract/money.ts';

/** A line of an invoice with what earlier credit notes took back of it. Piastres, with VAT. */
export interface CreditableLine {
  readonly lineId: number;
  readonly quantity: number;
  /** After its share of the discount. */
  readonly paidPiastres: number;
  readonly creditedPiastres: number;
  readonly creditedPieces: number;
  /** Pieces that come back now. */
  readonly pieces: number;
}

/** What an invoice has left to take back. */
export interface Creditable {
  readonly lines: readonly CreditableLine[];
  /** What is left of the delivery cost. */
  readonly shippingLeft: number;
  /** What goes back of the delivery cost with these pieces. */
  readonly delivery: number;
}

export interface CreditedLine {
  readonly lineId: number;
  readonly pieces: number;
  readonly totalPiastres: number;
  readonly vatPiastres: number;
}

/** Everything that an invoice has left, in piastres. */
export function creditLeft({ lines, shippingLeft }: Creditable): number {
  return lines.reduce((sum, line) => sum + leftOf(line), shippingLeft);
}

/**
 * Lays an amount out over an invoice: first on the pieces that come back and their delivery, in proportion to what
 * was paid for them, then on what else is left. No line and no delivery goes back by more than was paid, and the VAT
 * of all credit notes of a line is that of their sum, so that a line that is taken back whole has none left.
 *
 * @param amount piastres, at most `creditLeft`.
 */
export function layOutCredit(
  creditable: Creditable,
  amount: number,
): { readonly shippingPiastres: number; readonly lines: readonly CreditedLine[] } {
  const { lines, shippingLeft, delivery } = creditable;
  const left = [...lines.map(leftOf), shippingLeft];
  const wanted = [...lines.map(worthOfPieces), Math.min(delivery, shippingLeft)];
  const first = Math.min(amount, sum(wanted));
  const shares = sum(wanted) === 0 ? wanted : splitPiastres(first, wanted);
  const rest = left.map((most, index) => most - (shares[index] ?? 0));
  const more = sum(rest) === 0 ? rest : splitPiastres(amount - first, rest);
  const parts = shares.map((share, index) => share + (more[index] ?? 0));
  return {
    shippingPiastres: parts.at(-1) ?? 0,
    lines: lines.flatMap((line, index) => {
      const totalPiastres = parts[index] ?? 0;
      if (totalPiastres === 0 && line.pieces === 0) return [];
      const before = includedVatPiastres(line.creditedPiastres);
      const vatPiastres = includedVatPiastres(line.creditedPiastres + totalPiastres) - before;
      return [{ lineId: line.lineId, pieces: line.pieces, totalPiastres, vatPiastres }];
    }),
  };
}

/** What was paid for the pieces that come back, as far as it is left, in piastres. */
export function worthOf(lines: readonly CreditableLine[]): number {
  return sum(lines.map(worthOfPieces));
}

function leftOf({ paidPiastres, creditedPiastres }: CreditableLine): number {
  return paidPiastres - creditedPiastres;
}

/** What was paid for the pieces that come back, rounded up, as far as it is left. */
function worthOfPieces(line: CreditableLine): number {
  const { paidPiastres, pieces, quantity } = line;
  const units = Math.min(pieces, quantity);
  return Math.min(shareOf(paidPiastres, { units, quantity }, 'up'), leftOf(line));
}

function sum(parts: readonly number[]): number {
  return parts.reduce((all, part) => all + part, 0);
}
