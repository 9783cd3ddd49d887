import { foldDigits } from '@dp/contract/digits.ts';
import { stripBidiMarks } from '@dp/contract/plain-text.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';

/** The countries whose mobile numbers the shop accepts. */
export const PHONE_COUNTRIES = {
  // No example: in the field it would look like a number that is there.
  EG: { code: '+20', example: undefined },
  // With its prefix, as specification §5 has it.
  SA: { code: '+966', example: '966 5X XXX XXXX' },
} as const;
export type PhoneCountry = keyof typeof PHONE_COUNTRIES;

const COUNTRIES = Object.keys(PHONE_COUNTRIES) as PhoneCountry[];

/** A whole number typed with its country's code, but without the plus. */
const BARE = /^(?:200?1\d{9}|9660?5\d{8})$/;

/**
 * Splits a number into country and the rest when it starts with a known code (+20, 0020, 966 …). The rest of an
 * Egyptian mobile number begins with 0, as people know it.
 */
export function splitPhone(text: string): { country: PhoneCountry | undefined; national: string } {
  const clean = stripBidiMarks(foldDigits(text)).replace(/[^\d+]/g, '');
  const international = clean.replace(BARE, '+$&').replace(/^00/, '+');
  for (const country of COUNTRIES) {
    const { code } = PHONE_COUNTRIES[country];
    if (international.startsWith(code)) {
      const rest = international.slice(code.length);
      return { country, national: country === 'EG' && rest.startsWith('1') ? `0${rest}` : rest };
    }
  }
  return { country: undefined, national: clean };
}

/** Letters are no part of a number: they are left out as they are typed or pasted, and brackets that held only them. */
export function withoutLetters(text: string): string {
  const kept = text.replace(/[^\p{Nd}\s+()./-]/gu, '');
  return kept === text ? text : kept.replace(/\(\s*\)/g, '').trim();
}

/**
 * The number to send: country code and national digits without the leading 0. Empty when nothing is typed. A
 * number typed with its own country code keeps it. The API decides whether it is a valid mobile number.
 */
export function composePhone(country: PhoneCountry, typed: string): string {
  const { country: own, national } = splitPhone(typed);
  if (national === '' && own === undefined) return '';
  if (national.startsWith('+')) return national;
  const digits = national.replace(/^0+/, '');
  return PHONE_COUNTRIES[own ?? country].code + digits;
}

/**
 * A number as it was typed, in the shop's digits and, once it is whole, in groups as the shop writes numbers
 * everywhere: so they are checked at a glance.
 */
export function groupedPhone(country: PhoneCountry, typed: string): string {
  const whole = composePhone(country, typed);
  const shown = shownPhone(whole);
  if (shown === whole) return foldDigits(typed);
  const { code } = PHONE_COUNTRIES[country];
  return shown.startsWith(code) ? shown.slice(code.length).trim() : shown;
}
