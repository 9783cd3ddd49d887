import type { Locale } from '@dp/contract/locale.ts';
import { useMemo } from 'react';
import { formatDate, formatDateTime, formatDayMonth } from './dates.ts';
import { useLocale } from './i18n-context.tsx';

function inLanguage(locale: Locale) {
  return {
    date: (value: string | number | Date) => formatDate(value, locale),
    dateTime: (value: string | number | Date) => formatDateTime(value, locale),
    dayMonth: (value: string | number | Date) => formatDayMonth(value, locale),
  };
}

/** Days and times in the language shown. */
export function useDates(): ReturnType<typeof inLanguage> {
  const locale = useLocale();
  return useMemo(() => inLanguage(locale), [locale]);
}
