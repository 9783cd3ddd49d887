import { foldDigits } from '@dp/contract/digits.ts';
import { type OrderNumber, readOrderNumber } from '@dp/contract/order-numbers.ts';
import { stripBidiMarks } from '@dp/contract/plain-text.ts';
import { nameWords } from '../../find/terms.ts';

/** Fewer digits of a phone fit too many orders. */
const PHONE_DIGITS_MIN = 4;
/** A national number without its trunk zero, such as 1012345678 or 512345678. */
const NATIONAL_DIGITS_MIN = 9;

/** What a text in the search field may mean; every reading is tried. */
export interface SearchReadings {
  readonly number: OrderNumber | undefined;
  /** The last digits of a phone, without country code and trunk zero. */
  readonly phone: string | undefined;
  /** A SKU or tracking number, in upper case. */
  readonly code: string;
  /** Words of a name; the last one may be unfinished. */
  readonly words: readonly string[];
}

/** Reads what somebody typed or pasted into the search field: in any digits, case and spelling. */
export function readSearchText(typed: string): SearchReadings {
  const text = foldDigits(stripBidiMarks(typed)).trim();
  return {
    number: readOrderNumber(text),
    phone: /^[+\d\s().-]+$/.test(text) ? phoneEnding(text.replace(/\D/g, '')) : undefined,
    code: text.toUpperCase(),
    words: /\p{L}/u.test(text) ? nameWords(text) : [],
  };
}

function phoneEnding(digits: string): string | undefined {
  if (digits.length < PHONE_DIGITS_MIN) return undefined;
  const international = digits.replace(/^00/, '');
  const country = /^(?:20|966)/.exec(international)?.[0] ?? '';
  const national = international.slice(country.length).replace(/^0/, '');
  if (country !== '' && national.length >= NATIONAL_DIGITS_MIN) return national;
  return digits.length > NATIONAL_DIGITS_MIN ? digits.replace(/^0+/, '') : digits;
}
