/** Piastres in pounds with two decimals, as providers write and sign amounts: `'150.50'`. */
export function asPounds(piastres: number): string {
  const digits = String(piastres).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * An amount in pounds as a provider sent it, in piastres, exactly.
 *
 * @returns null for what is no amount, or has a part of a piastre.
 */
export function readPounds(text: string): number | null {
  const [, pounds = '', part = ''] = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  return pounds === '' ? null : Number(`${pounds}${part.padEnd(2, '0')}`);
}
