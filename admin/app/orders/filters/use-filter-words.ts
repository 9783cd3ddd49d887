import type { OrderState } from '@dp/contract/order-states.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import type { Governorate } from './governorates.ts';
import { FILTERS, type Filter, type OrderFilters } from './order-filters.ts';

export interface FilterWords {
  readonly name: Filter;
  readonly words: string;
}

/** What a list is narrowed down to, filter by filter. */
export function useFilterWords(
  filters: OrderFilters,
  governorates: readonly Governorate[],
): readonly FilterWords[] {
  const t = useTranslations('orderFilters');
  const orders = useTranslations('orders');
  const { price } = useFormat();
  const { date } = useDates();
  const wordsOf: Readonly<Record<Filter, (value: string) => string>> = {
    state: (value) => orders(`states.${value as OrderState}`),
    governorate: (value) => governorates.find(({ id }) => String(id) === value)?.name ?? value,
    total_from: (value) => t('on.total_from', { amount: price(Number(value)) }),
    total_to: (value) => t('on.total_to', { amount: price(Number(value)) }),
    // Noon, which is on the same day in Cairo.
    placed_from: (value) => t('on.placed_from', { day: date(`${value}T12:00:00Z`) }),
    placed_to: (value) => t('on.placed_to', { day: date(`${value}T12:00:00Z`) }),
  };
  return FILTERS.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [{ name, words: wordsOf[name](value) }];
  });
}
