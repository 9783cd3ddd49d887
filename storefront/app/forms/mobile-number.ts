import { foldDigits } from '@dp/contract/digits.ts';
import { stripBidiMarks } from '@dp/contract/plain-text.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';

export type MobileCountry = 'EG' | 'SA';

const RULES: Readonly<Record<MobileCountry, { prefix: string; national: RegExp }>> = {
  // 010, 011, 012 and 015 with eight digits; 013 and 014 are unassigned.
  EG: { prefix: '20', national: /^0?(1[0125]\d{8})$/ },
  // 052 is unassigned.
  SA: { prefix: '966', national: /^0?(5[013-9]\d{7})$/ },
};

/**
 * A mobile number as typed, in E.164 (`+201012345678`); undefined when it is no Egyptian or Saudi
 * mobile number. A small hand rule instead of a library of some 100 kB: the API has the last word.
 * Blanks, dashes, slashes, brackets, pasted direction marks and Arabic-Indic digits are fine; a prefix
 * (`+20`, `0020`, `966…`) wins over the country chosen.
 */
export function mobileNumber(text: string, country: MobileCountry = 'EG'): string | undefined {
  const typed = foldDigits(stripBidiMarks(text)).replace(/[\s()./-]/g, '');
  const international = typed.replace(/^\+|^00/, '');
  const explicit = international !== typed;
  for (const { prefix, national } of Object.values(RULES)) {
    if (!international.startsWith(prefix)) continue;
    const number = national.exec(international.slice(prefix.length))?.[1];
    if (number !== undefined) return `+${prefix}${number}`;
  }
  if (explicit) return undefined;
  const { prefix, national } = RULES[country];
  const number = national.exec(typed)?.[1];
  return number === undefined ? undefined : `+${prefix}${number}`;
}

/** A mobile number as typed, the way the shop writes numbers everywhere; anything else as it is. */
export function shownMobile(text: string): string {
  const number = mobileNumber(text);
  return number === undefined ? text : shownPhone(number);
}
