import type { OrderSummary } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';

/** The label of an order's status; a draft's says what it waits for. */
export function useStatusText() {
  const t = useTranslations('orders');
  const paying = useTranslations('paying');
  return ({ status, payment_state }: Pick<OrderSummary, 'status' | 'payment_state'>) => {
    if (status !== 'draft') return t(`status.${status}`);
    return payment_state === 'awaiting' ? paying('waiting') : t('draftInFull');
  };
}
