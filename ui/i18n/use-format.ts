import type { Locale } from '@dp/contract/locale.ts';
import { useMemo } from 'react';
import { formatNumber, formatPercent, formatPrice, formatPriceParts } from './format.ts';
import { useLocale } from './i18n-context.tsx';

function inLanguage(locale: Locale) {
  return {
    price: (egp: number) => formatPrice(egp, locale),
    priceParts: (egp: number) => formatPriceParts(egp, locale),
    number: (value: number) => formatNumber(value, locale),
    percent: (percent: number) => formatPercent(percent, locale),
  };
}

/** Prices and numbers in the language shown. */
export function useFormat(): ReturnType<typeof inLanguage> {
  const locale = useLocale();
  return useMemo(() => inLanguage(locale), [locale]);
}
