import { foldDigits } from '@dp/contract/digits.ts';

/** A typed amount in any digits, EGP; NaN when invalid, which the API refuses. */
export function amountIn(values: FormData): number {
  const text = foldDigits(String(values.get('amount') ?? '')).trim();
  return text === '' ? Number.NaN : Number(text);
}
