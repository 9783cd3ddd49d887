import type { OrderSummary } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { situationOf } from '../parcels/situation.ts';

/** The label of an order's status; an open one's says what that means, a dispatched one's where its parcel is. */
export function useStatusText() {
  const t = useTranslations('orders');
  const tracking = useTranslations('tracking');
  const paying = useTranslations('paying');
  return ({
    status,
    payment_state: payment,
    parcel_states: parcels,
  }: Pick<OrderSummary, 'status' | 'payment_state' | 'parcel_states'>) => {
    if (status === 'draft') return payment === 'awaiting' ? paying('waiting') : t('draftInFull');
    if (status === 'ongoing') return t('ongoingInFull');
    const situation = situationOf(parcels);
    return situation === undefined ? t(`status.${status}`) : tracking(`states.${situation}`);
  };
}
