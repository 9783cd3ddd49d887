import { CURRENCY } from '@dp/contract/limits.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { digitsOf, NUMBER_MARK, signOf } from './number-text.ts';

/** A price in EGP as the wire carries it (pounds, at most two decimals). Show it inside `<bdi>`. */
export function formatPrice(egp: number, locale: Locale): string {
  return formatPriceParts(egp, locale)
    .map(({ text }) => text)
    .join('');
}

/** A part of a formatted price: the number, or the currency with the space and the marks around it. */
export interface PricePart {
  readonly isNumber: boolean;
  readonly text: string;
}

/** The text of `formatPrice` in its parts, in their order: the currency looks lighter and is not struck. */
export function formatPriceParts(egp: number, locale: Locale): readonly PricePart[] {
  // Whole pounds have no decimals, as on Egyptian price tags; 12.5 becomes 12.50.
  const digits = digitsOf(egp, 2).replace(/\.\d$/, '$&0');
  const number = { isNumber: true, text: digits };
  if (locale === 'en') {
    return [{ isNumber: false, text: `${signOf(egp, locale)}${CURRENCY}\u00a0` }, number];
  }
  return [
    { isNumber: false, text: `\u200f${signOf(egp, locale)}` },
    number,
    { isNumber: false, text: '\u00a0ج.م.\u200f' },
  ];
}

/** A number with the separators of the language and at most three decimals, or as many as are asked for. */
export function formatNumber(value: number, locale: Locale, decimals = 3): string {
  return signOf(value, locale) + digitsOf(value, decimals);
}

/** A percentage given as percent: 20 is 20 %. */
export function formatPercent(percent: number, locale: Locale): string {
  const mark = NUMBER_MARK[locale];
  return `${formatNumber(percent, locale, 2)}${mark}%${mark}`;
}
