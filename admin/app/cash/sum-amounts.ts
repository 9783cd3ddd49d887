/**
 * Amounts in EGP, added up as whole piastres: as fractions of pounds their sum would not be exact. Only amounts that the
 * shop named, or somebody counted, are added; nothing is priced by it.
 */
export function sumAmounts(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}
