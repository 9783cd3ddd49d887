import { requiredNumber } from '../forms/required-number.ts';
import type { RateTerms } from './delivery-rate.ts';

export const RATE_FIELDS = ['cost', 'free_over', 'days.min', 'days.max'] as const;

/** A rate as it is typed, by the names of its fields. */
export type TypedRate = Readonly<Record<(typeof RATE_FIELDS)[number], string>>;

/** The fields with a rate in them; those of a place without one begin with usual days. */
export function typedOf(terms: RateTerms | null): TypedRate {
  return {
    cost: terms?.cost.toString() ?? '',
    free_over: terms?.free_over?.toString() ?? '',
    'days.min': (terms?.days.min ?? 1).toString(),
    'days.max': (terms?.days.max ?? 3).toString(),
  };
}

/** What is typed as the API takes it, which refuses what is no number. */
export function termsOf(typed: TypedRate): RateTerms {
  return {
    cost: requiredNumber(typed.cost),
    free_over: typed.free_over.trim() === '' ? null : requiredNumber(typed.free_over),
    days: { min: requiredNumber(typed['days.min']), max: requiredNumber(typed['days.max']) },
  };
}

/** Whether a rate can be put in words. */
export function isReadable({ cost, free_over: freeOver, days: { min, max } }: RateTerms): boolean {
  return [cost, freeOver ?? 0, min, max].every(Number.isFinite) && min <= max;
}
