import type { Locale } from '@dp/contract/locale.ts';
import { useMemo } from 'react';
import {
  formatDate,
  formatDayMonth,
  formatNumber,
  formatPercent,
  formatPrice,
  formatPriceParts,
} from './format.ts';
import { useLocale } from './i18n-context.tsx';

function inLanguage(locale: Locale) {
  return {
    price: (egp: number) => formatPrice(egp, locale),
    priceParts: (egp: number) => formatPriceParts(egp, locale),
    number: (value: number) => formatNumber(value, locale),
    percent: (percent: number) => formatPercent(percent, locale),
    date: (value: string | number | Date) => formatDate(value, locale),
    dayMonth: (value: string | number | Date) => formatDayMonth(value, locale),
  };
}

/** Prices, numbers and dates in the language shown. */
export function useFormat(): ReturnType<typeof inLanguage> {
  const locale = useLocale();
  return useMemo(() => inLanguage(locale), [locale]);
}
