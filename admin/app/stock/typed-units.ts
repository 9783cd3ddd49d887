import { foldDigits } from '@dp/contract/digits.ts';
import type { StockReason } from '@dp/contract/staff/stock-values.ts';

/** Whole units typed in any digits, with either minus; NaN for other text, which the API refuses. */
export function typedUnits(text: string): number {
  const digits = foldDigits(text)
    .replace(/[\s,٬\u200e\u200f\u061c]/g, '')
    .replace('−', '-');
  return /^[+-]?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** What is in the shop after a change of what is there now. */
export function onHandAfter(now: number, reason: StockReason, units: number): number {
  switch (reason) {
    case 'counted':
      return units;
    case 'broken':
      return now - units;
    case 'received':
    case 'corrected':
      return now + units;
  }
}
