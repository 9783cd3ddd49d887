import type { StockCount } from '@dp/contract/staff/stock-counts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';

const LOOKS = { counting: 'warning', closed: 'ok', cancelled: 'plain' } as const;

/** The state of a count in a word. */
export function CountBadge({ state }: Pick<StockCount, 'state'>) {
  const t = useTranslations('stockCounts');
  return <Badge look={LOOKS[state]}>{t(`states.${state}`)}</Badge>;
}
