import { CURRENCY, TIME_ZONE } from '@dp/contract/limits.ts';
import { formatTag, type Locale } from '@dp/contract/locale.ts';

type NumberStyle = 'price' | 'number' | 'percent';
type DateStyle = 'date' | 'dateTime' | 'dayMonth';

const NUMBER_STYLES: Record<NumberStyle, Intl.NumberFormatOptions> = {
  // Whole pounds have no decimals, as on Egyptian price tags; 12.5 becomes 12.50.
  price: { style: 'currency', currency: CURRENCY, trailingZeroDisplay: 'stripIfInteger' },
  number: {},
  percent: { style: 'percent', maximumFractionDigits: 2 },
};
const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'long' },
  dateTime: { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  dayMonth: { weekday: 'long', day: 'numeric', month: 'long' },
};

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function numberFormat(locale: Locale, style: NumberStyle): Intl.NumberFormat {
  const key = locale + style;
  let format = numbers.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(formatTag(locale), NUMBER_STYLES[style]);
    numbers.set(key, format);
  }
  return format;
}

function dateFormat(locale: Locale, style: DateStyle): Intl.DateTimeFormat {
  const key = locale + style;
  let format = dates.get(key);
  if (format === undefined) {
    const options = { ...DATE_STYLES[style], timeZone: TIME_ZONE };
    format = new Intl.DateTimeFormat(formatTag(locale), options);
    dates.set(key, format);
  }
  return format;
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
  return dateFormat(locale, style).format(new Date(value));
}

/** A day, such as March 5, 2026, in the shop's time zone. */
export function formatDate(value: string | number | Date, locale: Locale): string {
  return formatMoment(value, locale, 'date');
}

/** A day and a time of day in the shop's time zone. */
export function formatDateTime(value: string | number | Date, locale: Locale): string {
  return formatMoment(value, locale, 'dateTime');
}

/** A near day with its weekday, such as Thursday, March 5: for deliveries. */
export function formatDayMonth(value: string | number | Date, locale: Locale): string {
  return formatMoment(value, locale, 'dayMonth');
}
