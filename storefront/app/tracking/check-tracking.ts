import { foldDigits } from '@dp/contract/digits.ts';
import { readOrderNumber } from '@dp/contract/order-numbers.ts';
import { isFilled } from '../forms/field-problems.ts';
import { type Problems, problemsOf, type Values } from '../forms/form-problems.ts';

export const TRACK_FIELDS = ['number', 'phone_end'] as const;
export type TrackField = (typeof TRACK_FIELDS)[number];

/** Checks an order's number and the last four digits of its phone, in any digits. */
export function checkTracking({
  number,
  phone_end: end,
}: Values<TrackField>): Problems<TrackField> {
  return problemsOf<TrackField>({
    number: check(number, isWhole),
    phone_end: check(end, (text) => /^\d{4}$/.test(foldDigits(text).trim())),
  });
}

/** The shop's sequence of numbers begins with six digits: fewer are cut off. */
function isWhole(text: string): boolean {
  const digits = readOrderNumber(text)?.digits;
  return digits !== undefined && digits.length >= 6;
}

function check(text: string, isValid: (text: string) => boolean) {
  if (!isFilled(text)) return 'required';
  return isValid(text) ? undefined : 'invalid';
}
