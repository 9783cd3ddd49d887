import { CURRENCY, TIME_ZONE } from '@dp/contract/limits.ts';
import { formatTag, type Locale } from '@dp/contract/locale.ts';

type NumberStyle = 'price' | 'number' | 'percent';
type DateStyle = 'date' | 'dayMonth';

const NUMBER_STYLES: Record<NumberStyle, Intl.NumberFormatOptions> = {
  // Whole pounds have no decimals, as on Egyptian price tags; 12.5 becomes 12.50.
  price: { style: 'currency', currency: CURRENCY, trailingZeroDisplay: 'stripIfInteger' },
  number: {},
  percent: { style: 'percent', maximumFractionDigits: 2 },
};
const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'long' },
  dayMonth: { weekday: 'long', day: 'numeric', month: 'long' },
};

/** Formatters take long to make, so one of each is kept. */
const kept = new Map<string, unknown>();

function keep<Format>(key: string, make: () => Format): Format {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as Format;
}

function numberFormat(locale: Locale, style: NumberStyle): Intl.NumberFormat {
  return keep(locale + style, () => new Intl.NumberFormat(formatTag(locale), NUMBER_STYLES[style]));
}

/** A price in EGP as the wire carries it (pounds, at most two decimals). Show it inside `<bdi>`. */
export function formatPrice(egp: number, locale: Locale): string {
  return numberFormat(locale, 'price').format(egp);
}

/** A part of a formatted price: the number, or the currency with the space and the marks around it. */
export interface PricePart {
  readonly isNumber: boolean;
  readonly text: string;
}

/** The same text as `formatPrice` in its parts, in their order: the currency looks lighter and is not struck. */
export function formatPriceParts(egp: number, locale: Locale): readonly PricePart[] {
  const parts: { isNumber: boolean; text: string }[] = [];
  for (const { type, value } of numberFormat(locale, 'price').formatToParts(egp)) {
    const isNumber = type !== 'currency' && type !== 'literal';
    const last = parts.at(-1);
    if (last?.isNumber === isNumber) last.text += value;
    else parts.push({ isNumber, text: value });
  }
  return parts;
}

/** A number with the separators of the language. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale, 'number').format(value);
}

/** A percentage given as percent: 20 is 20 %. */
export function formatPercent(percent: number, locale: Locale): string {
  return numberFormat(locale, 'percent').format(percent / 100);
}

function formatMoment(value: string | number | Date, locale: Locale, style: DateStyle): string {
  const options = { ...DATE_STYLES[style], timeZone: TIME_ZONE };
  return keep(locale + style, () => new Intl.DateTimeFormat(formatTag(locale), options)).format(
    new Date(value),
  );
}

/** A day, such as 5 March 2026, in the shop's time zone. */
export function formatDate(value: string | number | Date, locale: Locale): string {
  return formatMoment(value, locale, 'date');
}

/**
 * A near day with its weekday, such as Thursday 5 March: for deliveries. It stays on one line, and has no
 * comma, which would end a part of the sentence around it.
 */
export function formatDayMonth(value: string | number | Date, locale: Locale): string {
  return formatMoment(value, locale, 'dayMonth').replace(/[،,]? /g, '\u00a0');
}
