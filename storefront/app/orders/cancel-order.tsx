import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { isApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { CancelButton } from '../forms/cancel-button.tsx';
import { isTransferSought } from '../paying/sought-transfer.tsx';
import { browserApi } from '../session/browser-client.ts';

/** Cancels an order while that is possible, after the question of specification §8. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const { price } = useFormat();
  const errorText = useErrorText();
  const paid = order.payment.paid - order.payment.refunded;
  const question = [
    t('cancelQuestion'),
    paid > 0 ? t('cancelRefund', { amount: price(paid) }) : '',
    isTransferSought(order.payment) ? t('cancelTransfer') : '',
  ];
  const failureText = (error: unknown) =>
    isApiError(error, 'order_not_cancellable') || isApiError(error, 'too_many_cancellations')
      ? errorText(error)
      : t('cancelFailed');
  return (
    <CancelButton
      offered={order.cancellable}
      label={t('cancel')}
      question={question.filter(Boolean).join(' ')}
      keepLabel={t('keep')}
      doneText={t('cancelled')}
      cancel={() =>
        browserApi()
          .call('cancelOrder', { params: { id: String(order.id) }, body: {} })
          .catch((error: unknown) => {
            // In another tab, or by a try whose answer was lost.
            const cancelled =
              isApiError(error, 'order_not_cancellable') && error.data.state === 'cancelled';
            if (!cancelled) throw error;
          })
      }
      failureText={failureText}
    />
  );
}
