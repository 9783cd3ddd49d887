import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
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
  const format = useFormat();
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
          <ol className={styles.steps}>
            <li>{t('kioskSteps.ask')}</li>
            <li>{t('kioskSteps.tell')}</li>
            <li>
              <span>
                {t.rich('kioskSteps.pay', {
                  amount: format.price(payment.order.totals.total),
                  price: (words) => <bdi>{words}</bdi>,
                })}
              </span>
            </li>
          </ol>
          <p className={styles.soft}>{t('kioskThen')}</p>
        </div>
      </Card>
      <CheckAgain payment={payment} />
      <Button look="quiet" full onClick={onOther}>
        {t('other')}
      </Button>
    </>
  );
}
