import { requiredNumber } from './required-number.ts';

/** A typed number as the API takes it; other text stays as it was typed, and is refused there. */
export type TypedNumber = number | string;

/** A number typed in any digits; other text stays text, which the API refuses beside its field. */
export function typedNumber(text: string): TypedNumber {
  const number = requiredNumber(text);
  return Number.isNaN(number) ? text : number;
}

/** A typed number as a number to show; null for other text. */
export function numberIn(typed: TypedNumber | null): number | null {
  return typeof typed === 'number' ? typed : null;
}

/** A number of an optional field: undefined when nothing is typed, `NaN`, which the API refuses, for other text. */
export function optionalNumber(text: string): number | undefined {
  return text.trim() === '' ? undefined : requiredNumber(text);
}
