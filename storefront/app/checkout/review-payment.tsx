import type { OfferedMethod } from '@dp/contract/order-payments.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { MethodChoice } from '../paying/method-choice.tsx';
import { METHOD_ICONS } from '../paying/method-icons.ts';
import styles from './review-payment.module.css';

export interface ReviewPaymentProps {
  readonly offered: readonly OfferedMethod[];
  readonly chosen: OfferedMethod | undefined;
  readonly onChoose: (method: OfferedMethod['method']) => void;
}

/** How the order is paid: a choice where the shop offers more than one way. */
export function ReviewPayment({ offered, chosen, onChoose }: ReviewPaymentProps) {
  const t = useTranslations('checkout');
  const paying = useTranslations('paying');
  if (offered.length > 1) {
    return (
      <Card title={t('paymentTitle')}>
        <MethodChoice offered={offered} value={chosen?.method} onChange={onChoose} />
      </Card>
    );
  }
  const method = chosen?.method ?? 'cash_on_delivery';
  return (
    <Card title={t('paymentTitle')}>
      <div className={styles.payment}>
        <Icon of={METHOD_ICONS[method]} size={28} />
        <p>
          <strong>{paying(`method.${method}`)}</strong>
          <span className={styles.hint}>{paying(`about.${method}`)}</span>
        </p>
      </div>
    </Card>
  );
}
