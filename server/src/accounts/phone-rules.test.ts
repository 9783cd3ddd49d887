import { toE164 } from '@dp/api/accounts/phone-number.ts';
import { mobileNumber } from '@dp/storefront/app/forms/mobile-number.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const prefix = fc.constantFrom(
  ...['', '0', '+', '00', '+20', '0020', '20', '+966', '00966', '966', '+1', '+200', '9660'],
  ...['010', '011', '012', '015', '05', '5'],
);
const digit = fc.constantFrom(...'0123456789٠١٢٣٤٥٦٧٨٩۰۱۵۹');
const between = fc.constantFrom('', '', '', '', ' ', '-', '(', ')', '.', '/', '\u200e', '\u00a0');
const typedNumber = fc
  .tuple(prefix, fc.array(fc.tuple(digit, between), { minLength: 7, maxLength: 12 }))
  .map(([start, rest]) => start + rest.flat().join(''));

test('a form refuses no phone number that the API takes, and reads it as the API does', () => {
  fc.assert(
    fc.property(typedNumber, fc.constantFrom('EG', 'SA'), (typed, country) => {
      const read = mobileNumber(typed, country);
      expect(read).toBe(toE164(typed, country) ?? read);
    }),
    { numRuns: 5_000 },
  );
});
