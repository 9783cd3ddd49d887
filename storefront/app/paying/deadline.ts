import { dayOf } from '@dp/contract/cairo-time.ts';
import { TIME_ZONE } from '@dp/contract/limits.ts';
import { formatTag, type Locale } from '@dp/contract/locale.ts';
import { formatDayMonth } from '@dp/ui/i18n/dates.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';

/** The parts of a deadline: its clock time, and its day, which is today, tomorrow or a date as seen from `now`. */
export function deadlineParts(until: string, locale: Locale, now: Date) {
  const moment = new Date(until);
  const clock = new Intl.DateTimeFormat(formatTag(locale), {
    timeZone: TIME_ZONE,
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment);
  const day = dayOf(moment);
  return {
    day: day === dayOf(now) ? 'today' : day === dayOf(now, 1) ? 'tomorrow' : 'other',
    // It stays on one line.
    clock: clock.replace(/\s/g, '\u00a0'),
    date: formatDayMonth(moment, locale),
  };
}

/** Until when an order is to be paid, such as "3:47 am today", to stand after "before". */
export function useDeadline(): (until: string) => string {
  const t = useTranslations('paying');
  const locale = useLocale();
  return (until) => t('deadline', deadlineParts(until, locale, new Date()));
}
