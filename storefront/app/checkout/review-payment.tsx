import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Banknote } from 'lucide';
import styles from './review-payment.module.css';

/** How the order is paid: in cash to the courier, which is the only way (specification §1). */
export function ReviewPayment() {
  const t = useTranslations('checkout');
  return (
    <Card title={t('paymentTitle')}>
      <div className={styles.payment}>
        <Icon of={Banknote} size={28} />
        <p>
          <strong>{t('cashOnDelivery')}</strong>
          <span className={styles.hint}>{t('cashHint')}</span>
        </p>
      </div>
    </Card>
  );
}
