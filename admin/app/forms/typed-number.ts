import { foldDigits } from '@dp/contract/digits.ts';

/** A typed number as the API takes it; other text stays as it was typed, and is refused there. */
export type TypedNumber = number | string;

/** A comma before groups of three digits, as in 1,500 or 1,500.5. */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
/** A comma before one or two last digits, as in 33,25; before any others it could be either. */
const DECIMAL_COMMA = /^(\d+),(\d{1,2})$/;

/** A number typed in any digits; other text stays text, which the API refuses beside its field. */
export function typedNumber(text: string): TypedNumber {
  const digits = foldDigits(text).replace(/[\s٬]/g, '').replace('٫', '.');
  const plain = GROUPED.test(digits)
    ? digits.replaceAll(',', '')
    : digits.replace(DECIMAL_COMMA, '$1.$2');
  // A point without digits after it is a number that is still being typed.
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : text;
}

/** The same as a number to show; null for other text. */
export function numberIn(typed: TypedNumber | null): number | null {
  return typeof typed === 'number' ? typed : null;
}

/** A number of an optional field: undefined when nothing is typed, `NaN`, which the API refuses, for other text. */
export function optionalNumber(text: string): number | undefined {
  return text.trim() === '' ? undefined : requiredNumber(text);
}

/** A number of a required field: `NaN`, which the API refuses, for other text. */
export function requiredNumber(text: string): number {
  return numberIn(typedNumber(text)) ?? Number.NaN;
}
