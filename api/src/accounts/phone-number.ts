import { foldDigits } from '@dp/contract/digits.ts';
import { stripBidiMarks } from '@dp/contract/plain-text.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Countries whose numbers the shop accepts: where it delivers, and where many of its customers live. */
export const PHONE_COUNTRIES = ['EG', 'SA'] as const;
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number];

/**
 * A mobile number as typed, in E.164 (`+201012345678`); undefined when it is no Egyptian or Saudi mobile
 * number. Any digits, blanks, dashes and pasted direction marks are fine. A prefix (`+20`, `0020`,
 * `966…`) wins over `defaultCountry`. Land lines are refused, because messages must arrive.
 */
export function toE164(text: string, defaultCountry: PhoneCountry = 'EG'): string | undefined {
  const typed = foldDigits(stripBidiMarks(text)).trim();
  const readings = /^(20|966)\d/.test(typed) ? [typed, `+${typed}`] : [typed];
  for (const reading of readings) {
    const number = parsePhoneNumberFromString(reading, { defaultCountry, extract: false });
    if (number?.isValid() && number.ext === undefined && isTaken(number.country)) {
      return number.number;
    }
  }
  return undefined;
}

function isTaken(country: string | undefined): boolean {
  return (PHONE_COUNTRIES as readonly (string | undefined)[]).includes(country);
}
