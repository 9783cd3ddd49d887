import type { PriceBatch } from '@dp/contract/staff/price-batches.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useCallback } from 'react';

/** A batch in words: what happens to the prices, and of which products. */
export function usePriceSentence(): {
  readonly rule: (batch: Pick<PriceBatch, 'percent' | 'amount' | 'cost' | 'rounding'>) => string;
  readonly products: (batch: Pick<PriceBatch, 'filter' | 'category' | 'brand' | 'text'>) => string;
} {
  const t = useTranslations('prices');
  const locale = useLocale();
  const { percent, price } = useFormat();
  return {
    rule: useCallback(
      (batch) => {
        const { cost } = batch;
        const value = batch.percent ?? batch.amount ?? 0;
        const by = batch.percent === null ? price(Math.abs(value)) : percent(Math.abs(value));
        const change =
          cost === null
            ? t(value < 0 ? 'down' : 'up', { by })
            : cost.rate === null || cost.markup === null
              ? t('fromCost')
              : t('fromCostBy', {
                  rate: String(cost.rate),
                  markup: percent(cost.markup),
                });
        return t('rule', { change, rounding: t(`roundings.${batch.rounding}`) });
      },
      [t, percent, price],
    ),
    products: useCallback(
      ({ filter, category, brand, text }) =>
        [
          t(`filters.${filter}`),
          ...(category === null ? [] : [category.name[locale]]),
          ...(brand === null ? [] : [brand.name[locale]]),
          ...(text === null ? [] : [t('quoted', { text })]),
        ].join(' · '),
      [t, locale],
    ),
  };
}
