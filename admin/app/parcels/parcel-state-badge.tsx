import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge, type BadgeProps } from '@dp/ui/parts/badge.tsx';

const LOOKS: Readonly<Record<StaffParcel['state'], BadgeProps['look']>> = {
  packed: 'plain',
  void: 'plain',
  handed_over: 'plain',
  out_for_delivery: 'plain',
  attempt_failed: 'danger',
  delivered: 'ok',
  returning: 'warning',
  returned: 'warning',
  lost: 'danger',
  given_up: 'plain',
};

/** Where a parcel is, and why its last delivery failed. */
export function ParcelStateBadge({
  parcel: { state, reason, inspected_at: inspected },
}: {
  parcel: Pick<StaffParcel, 'state' | 'reason' | 'inspected_at'>;
}) {
  const t = useTranslations('parcels');
  if (state === 'attempt_failed' && reason !== null) {
    return <Badge look="danger">{t(`reasons.${reason}`)}</Badge>;
  }
  if (state === 'returned' && inspected !== null) return <Badge>{t('inspected')}</Badge>;
  return <Badge look={LOOKS[state]}>{t(`states.${state}`)}</Badge>;
}
