import { TIME_ZONE } from '@dp/contract/limits.ts';
import { formatTag, type Locale } from '@dp/contract/locale.ts';

type DateStyle = 'date' | 'dateTime' | 'dayMonth';

const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'long' },
  dateTime: { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  dayMonth: { weekday: 'long', day: 'numeric', month: 'long' },
};

/** Formatters of dates take long to make, so one of each is kept. */
const kept = new Map<string, Intl.DateTimeFormat>();

function formatMoment(value: string | number | Date, locale: Locale, style: DateStyle): string {
  const key = locale + style;
  let format = kept.get(key);
  if (format === undefined) {
    const options = { ...DATE_STYLES[style], timeZone: TIME_ZONE };
    format = new Intl.DateTimeFormat(formatTag(locale), options);
    kept.set(key, format);
  }
  return format.format(new Date(value));
}

/** A day, such as 5 March 2026, in the shop's time zone. */
export function formatDate(value: string | number | Date, locale: Locale): string {
  return formatMoment(value, locale, 'date');
}

/** Arabic data say "in 3:47" where people say "the hour 3:47". */
export function withClockWord(said: string): string {
  return said.replace(/ في (?=\d)/, ' الساعة ');
}

/** A day and a time of day in the shop's time zone. */
export function formatDateTime(value: string | number | Date, locale: Locale): string {
  return withClockWord(formatMoment(value, locale, 'dateTime'));
}

/**
 * A near day with its weekday, such as Thursday 5 March: for deliveries. It stays on one line, and has no
 * comma, which would end a part of the sentence around it.
 */
export function formatDayMonth(value: string | number | Date, locale: Locale): string {
  return formatMoment(value, locale, 'dayMonth').replace(/[،,]? /g, '\u00a0');
}
