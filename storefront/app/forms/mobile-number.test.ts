import { REFUSED_NUMBERS, TAKEN_NUMBERS } from '@dp/contract/mobile-number-cases.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';
import { composePhone, groupedPhone } from '@dp/ui/fields/phone-number.ts';
import { describe, expect, it } from 'vitest';
import { mobileNumber, shownMobile } from './mobile-number.ts';

describe('a mobile number', () => {
  it.each(TAKEN_NUMBERS)('%j typed with %s chosen is %s', (typed, country, expected) => {
    expect(mobileNumber(typed, country)).toBe(expected);
  });

  it.each(TAKEN_NUMBERS)(
    '%j in the phone field with %s chosen is %s',
    (typed, country, expected) => {
      expect(composePhone(country, typed)).toBe(expected);
    },
  );

  it.each(REFUSED_NUMBERS)('that is %s is refused', (_, typed) => {
    expect(mobileNumber(typed)).toBeUndefined();
  });
});

it.each([
  ['+201012345678', '010 1234 5678'],
  ['+20227345678', '02 2734 5678'],
  ['+2034876543', '03 487 6543'],
  ['+20403334455', '040 333 4455'],
  ['+966501234567', '+966 50 123 4567'],
  ['nora@example.com', 'nora@example.com'],
])('the number %s is shown as %s', (number, shown) => {
  expect(shownPhone(number)).toBe(shown);
});

it.each([
  ['EG', '٠١٠١٢٣٤٥٦٧٨', '010 1234 5678'],
  ['EG', '1012345678', '010 1234 5678'],
  ['EG', '٠١٠١٢', '01012'],
  ['SA', '0501234567', '50 123 4567'],
] as const)(
  'in the field with %s chosen, %s becomes %s once it is left',
  (country, typed, shown) => {
    expect(groupedPhone(country, typed)).toBe(shown);
  },
);

it.each([
  ['٠١٠١٢٣٤٥٦٧٨', '010 1234 5678'],
  ['00966501234567', '+966 50 123 4567'],
  ['nora@example.com', 'nora@example.com'],
  ['0101', '0101'],
])('beside e-mail addresses %s becomes %s', (typed, shown) => {
  expect(shownMobile(typed)).toBe(shown);
});
