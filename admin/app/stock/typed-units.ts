import { stripBidiMarks } from '@dp/contract/plain-text.ts';
import type { StockReason } from '@dp/contract/staff/stock-values.ts';
import { requiredNumber } from '../forms/required-number.ts';

/** Whole units typed in any digits, with either minus; NaN for other text, which the API refuses. */
export function typedUnits(text: string): number {
  const [, sign, digits = ''] = /^([+−-]?)(.*)$/s.exec(stripBidiMarks(text).trim()) ?? [];
  const units = requiredNumber(digits);
  if (!Number.isInteger(units) || /[.٫]/.test(digits)) return Number.NaN;
  return sign === '-' || sign === '−' ? -units : units;
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
