import type { StaffReturn } from '@dp/contract/staff/returns.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge, type BadgeProps } from '@dp/ui/parts/badge.tsx';

const LOOKS: Readonly<Record<StaffReturn['state'], BadgeProps['look']>> = {
  requested: 'warning',
  approved: 'plain',
  refused: 'plain',
  cancelled: 'plain',
  pickup_booked: 'plain',
  picked_up: 'plain',
  received: 'warning',
  inspected: 'warning',
  refunded: 'ok',
  exchanged: 'ok',
  sent_back: 'plain',
};

/** How far a return is. */
export function ReturnStateBadge({ state }: Pick<StaffReturn, 'state'>) {
  const t = useTranslations('returns');
  return <Badge look={LOOKS[state]}>{t(`states.${state}`)}</Badge>;
}
