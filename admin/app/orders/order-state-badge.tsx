import type { OrderCard } from '@dp/contract/staff/order-lists.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge, type BadgeProps } from '@dp/ui/parts/badge.tsx';

type Stage = Pick<OrderCard, 'state' | 'confirmation' | 'packing' | 'payment_state'>;

const LOOKS: Readonly<Record<OrderCard['state'], BadgeProps['look']>> = {
  draft: 'warning',
  ongoing: 'ok',
  dispatched: 'plain',
  delivered: 'ok',
  completed: 'ok',
  cancelled: 'danger',
  returned: 'danger',
};

/** The state of an order, worded for the member of staff who does the next step. */
export function OrderStateBadge({ order }: { order: Stage }) {
  const t = useTranslations('orders');
  const { state, confirmation, packing, payment_state: payment } = order;
  if (state === 'draft' && payment === 'awaiting') {
    return <Badge look="plain">{t('awaitsPayment')}</Badge>;
  }
  if (state === 'draft' && confirmation !== 'not_needed' && confirmation !== 'confirmed') {
    return (
      <Badge look={confirmation === 'unreachable' ? 'danger' : 'warning'}>
        {t(`confirmations.${confirmation}`)}
      </Badge>
    );
  }
  if (state === 'ongoing' && packing !== 'none') {
    return <Badge look={packing === 'packed' ? 'ok' : 'plain'}>{t(`packings.${packing}`)}</Badge>;
  }
  return <Badge look={LOOKS[state]}>{t(`states.${state}`)}</Badge>;
}
