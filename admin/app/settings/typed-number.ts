import { foldDigits } from '@dp/contract/digits.ts';
import type { TypedNumber } from './use-setting.ts';

/** A number typed in any digits; what is none stays text, which the API refuses beside its field. */
export function typedNumber(text: string): TypedNumber {
  const digits = foldDigits(text)
    .replace(/[\s,٬]/g, '')
    .replace('٫', '.');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
}

/** The same as a number to show; null for what is none. */
export function numberIn(typed: TypedNumber | null): number | null {
  return typeof typed === 'number' ? typed : null;
}
