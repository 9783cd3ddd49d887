import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { CheckAgain } from './check-again.tsx';
import { useDeadline } from './deadline.ts';
import { KioskCode } from './kiosk-code.tsx';
import styles from './pay-page.module.css';
import type { Payment } from './use-payment.ts';

export interface KioskNumberProps {
  readonly payment: Payment;
  readonly number: string;
  /** ISO 8601. */
  readonly until: string;
  readonly onOther: () => void;
}

/** The number to pay with at a kiosk, large enough to read out. */
export function KioskNumber({ payment, number, until, onOther }: KioskNumberProps) {
  const t = useTranslations('paying');
  const deadline = useDeadline();
  const { pay_until: reserved } = payment.order.payment;
  const time = deadline(until);
  return (
    <>
      <Card title={t('kioskTitle')}>
        <div className={styles.body}>
          <KioskCode number={number} />
          {/* The order is kept as long, which is said above. */}
          {reserved !== null && deadline(reserved) === time ? null : (
            <p className={styles.soft}>{t('kioskUntil', { time })}</p>
          )}
          <p>{t('kioskSteps')}</p>
        </div>
      </Card>
      <CheckAgain payment={payment} />
      <Button look="quiet" full onClick={onOther}>
        {t('other')}
      </Button>
    </>
  );
}
