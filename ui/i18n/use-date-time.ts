import { useCallback } from 'react';
import { formatDateTime } from './date-time.ts';
import { useLocale } from './i18n-context.tsx';

/** A day and a time of day in the language shown. */
export function useDateTime(): (value: string | number | Date) => string {
  const locale = useLocale();
  return useCallback((value: string | number | Date) => formatDateTime(value, locale), [locale]);
}
