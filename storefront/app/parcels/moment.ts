import { dayOf } from '@dp/contract/cairo-time.ts';
import { TIME_ZONE } from '@dp/contract/limits.ts';
import { formatTag, type Locale } from '@dp/contract/locale.ts';
import { withClockWord } from '@dp/ui/i18n/dates.ts';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'long' } as const;

/** The days that have a word of their own, by how many days ago they were. */
const NEAR = ['today', 'yesterday'] as const;

/** What is said of a moment: its time alone with a word for its day, or all of it. */
export interface Moment {
  readonly day: (typeof NEAR)[number] | undefined;
  readonly time: string;
}

/**
 * When something happened as people say it a while later, by the days of Cairo; the year only when it is another.
 *
 * @param now Undefined while the page is hydrated, which the server may have sent on another day.
 */
export function momentOf(at: string, now: Date | undefined, locale: Locale): Moment {
  const then = new Date(at);
  const day = dayOf(then);
  const near = now && NEAR.find((_, daysAgo) => day === dayOf(now, -daysAgo));
  const sameYear = now !== undefined && day.slice(0, 4) === dayOf(now).slice(0, 4);
  const year = sameYear ? {} : ({ year: 'numeric' } as const);
  const parts = near === undefined ? { ...DAY, ...year, ...TIME } : TIME;
  const format = new Intl.DateTimeFormat(formatTag(locale), { ...parts, timeZone: TIME_ZONE });
  return { day: near, time: withClockWord(format.format(then)) };
}
