import { foldDigits } from '@dp/contract/digits.ts';
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
    number: check(number, /^(dp[-\s]?)?\d{1,12}$/i),
    phone_end: check(end, /^\d{4}$/),
  });
}

function check(text: string, form: RegExp) {
  if (!isFilled(text)) return 'required';
  return form.test(foldDigits(text).trim()) ? undefined : 'invalid';
}
