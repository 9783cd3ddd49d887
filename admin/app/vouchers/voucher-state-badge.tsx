import type { VoucherState } from '@dp/contract/staff/voucher-states.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';

const LOOKS = {
  on: 'ok',
  not_started: 'warning',
  expired: 'plain',
  used_up: 'plain',
  disabled: 'plain',
} as const satisfies Record<VoucherState, string>;

/** Whether a voucher holds today, and if not, why. */
export function VoucherStateBadge({ state }: { readonly state: VoucherState }) {
  const t = useTranslations('vouchers');
  return <Badge look={LOOKS[state]}>{t(`states.${state}`)}</Badge>;
}
