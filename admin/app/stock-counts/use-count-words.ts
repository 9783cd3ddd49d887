import type { StockCount } from '@dp/contract/staff/stock-counts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';

/** A count's name, and what it is about. */
export function useCountWords() {
  const t = useTranslations('stockCounts');
  const { number } = useFormat();
  return {
    title: ({ id }: Pick<StockCount, 'id'>) => t('count', { number: number(id) }),
    scope: ({ scope, scope_name: name }: Pick<StockCount, 'scope' | 'scope_name'>) =>
      name === null ? t(`scopes.${scope}`) : t('of', { scope: t(`scopes.${scope}`), name }),
  };
}
