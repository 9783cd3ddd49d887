import { TIME_ZONE } from '@dp/contract/limits.ts';
import { formatTag, type Locale } from '@dp/contract/locale.ts';

/** Formatters take long to make, so one of each is kept. */
const kept = new Map<Locale, Intl.DateTimeFormat>();

function formatOf(locale: Locale): Intl.DateTimeFormat {
  const known = kept.get(locale);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(formatTag(locale), {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE },
  });
  kept.set(locale, made);
  return made;
}

/** Arabic data say "in 3:47" where people say "the hour 3:47". */
export function withClockWord(said: string): string {
  return said.replace(/ في (?=\d)/, ' الساعة ');
}

/** A day and a time of day in the shop's time zone. Not with the other formats, which each page of the shop loads. */
export function formatDateTime(value: string | number | Date, locale: Locale): string {
  return withClockWord(formatOf(locale).format(new Date(value)));
}
