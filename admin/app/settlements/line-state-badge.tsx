import type { SettlementLineState } from '@dp/contract/staff/settlement-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge, type BadgeProps } from '@dp/ui/parts/badge.tsx';

const LOOKS: Readonly<Record<SettlementLineState, BadgeProps['look']>> = {
  matched: 'ok',
  short: 'warning',
  over: 'danger',
  unknown: 'danger',
  paid_already: 'plain',
  not_delivered: 'warning',
  other_courier: 'danger',
};

/** What a line of a settlement is to the shop. */
export function LineStateBadge({ state }: { readonly state: SettlementLineState }) {
  const t = useTranslations('settlements');
  return <Badge look={LOOKS[state]}>{t(`states.${state}`)}</Badge>;
}
