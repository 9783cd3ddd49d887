import type { PriceBatchState } from '@dp/contract/staff/price-batch-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';

const LOOKS = {
  preparing: 'plain',
  ready: 'warning',
  scheduled: 'warning',
  applying: 'plain',
  applied: 'ok',
  undoing: 'plain',
  undone: 'plain',
  discarding: 'plain',
} as const satisfies Record<PriceBatchState, string>;

/** How far a batch has come. */
export function PriceBatchBadge({ state }: { readonly state: PriceBatchState }) {
  const t = useTranslations('prices');
  return <Badge look={LOOKS[state]}>{t(`states.${state}`)}</Badge>;
}
