import type { Locale } from '@dp/contract/locale.ts';

// What `Intl.NumberFormat` and `Intl.PluralRules` say in the shop's two languages. The first of them that a page
// makes takes a phone 40 to 55 ms, in which no tap is answered (decision 127).

/** Keeps a minus or percent sign on its side of a number in Arabic text. */
export const NUMBER_MARK: Readonly<Record<Locale, string>> = { ar: '\u200e', en: '' };

/** The digits of an amount without its sign: thousands apart, at most `most` decimals, or as many as there are. */
export function digitsOf(value: number, most: number): string {
  const scale = 10 ** most;
  const [whole = '', decimals] = String(Math.round(Math.abs(value) * scale) / scale).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** The sign of an amount that is shown with `most` decimals at most. */
export function signOf(value: number, locale: Locale): string {
  return value < 0 ? `${NUMBER_MARK[locale]}-` : '';
}

/** The form that a counted word has, by CLDR's rules for whole numbers and fractions of both languages. */
export function pluralCategory(count: number, locale: Locale): Intl.LDMLPluralRule {
  if (locale === 'en') return count === 1 ? 'one' : 'other';
  if (count === 0) return 'zero';
  if (count === 1) return 'one';
  if (count === 2) return 'two';
  const rest = count % 100;
  if (!Number.isInteger(count) || rest < 3) return 'other';
  return rest < 11 ? 'few' : 'many';
}
