import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import type { RateTerms } from './delivery-rate.ts';

/** A rate in words: what it costs, from when it is free, and how long it takes. */
export function useRateWords() {
  const t = useTranslations('rates');
  const { price } = useFormat();
  return {
    cost: ({ cost }: RateTerms) => (cost === 0 ? t('free') : price(cost)),
    freeOver: ({ free_over: from }: RateTerms) => (from === null ? t('neverFree') : price(from)),
    days: ({ days: { min, max } }: RateTerms) =>
      min === max ? t('inDays', { days: max }) : t('inDaysRange', { min, max }),
  };
}
