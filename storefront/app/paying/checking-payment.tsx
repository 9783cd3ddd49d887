import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Steps } from '@dp/ui/navigation/steps.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Spinner } from '@dp/ui/parts/spinner.tsx';
import { Clock } from 'lucide';
import { useEffect, useState } from 'react';
import { OrderLines } from '../order-lines/order-lines.tsx';
import { CheckAgain } from './check-again.tsx';
import styles from './pay-page.module.css';
import type { Payment } from './use-payment.ts';

/** Pauses between questions, in milliseconds: a minute in all, then the shopper asks. */
const PAUSES_MS = [2_000, 3_000, 5_000, 5_000, 10_000, 15_000, 20_000];

export interface CheckingPaymentProps {
  readonly payment: Payment;
  readonly onOther: () => void;
}

/** The shopper came back from the provider's page, and its answer is not known yet. */
export function CheckingPayment({ payment, onOther }: CheckingPaymentProps) {
  const t = useTranslations('paying');
  const checkout = useTranslations('checkout');
  const [asked, setAsked] = useState(0);
  const pause = PAUSES_MS[asked];
  const { check } = payment;
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => {
      void check().then(() => setAsked((before) => before + 1));
    }, pause);
    return () => clearTimeout(timer);
  }, [pause, check]);
  const isKiosk = payment.order.payment.method === 'kiosk';
  const waits = pause !== undefined;
  if (isKiosk) {
    return (
      <Card title={t('kioskTitle')}>
        <div className={styles.body}>
          <p role="status">{t('kioskWaits')}</p>
          <CheckAgain payment={payment} />
          <Button look="secondary" full onClick={onOther}>
            {t('notPaid')}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <>
      <Card
        title={t(waits ? 'checkingNext' : 'checkingLate')}
        action={waits ? <Spinner /> : <Icon of={Clock} />}
      >
        <div className={styles.body}>
          <div className={styles.reached}>
            <Steps
              label={t('title')}
              steps={[
                t('checkingSteps.placed'),
                t('checkingSteps.payment'),
                t('checkingSteps.prepared'),
              ]}
              current={1}
            />
          </div>
          <p role="status">{t(waits ? 'checkingText' : 'checkingLong')}</p>
          {waits ? null : (
            <Button full onClick={() => setAsked(0)}>
              {t('checkAgain')}
            </Button>
          )}
          {/* As long as the shop asks by itself, this is all there is to do. */}
          <Button look={waits ? 'primary' : 'secondary'} full onClick={onOther}>
            {t('notPaid')}
          </Button>
        </div>
      </Card>
      <Card title={checkout('items')}>
        <OrderLines lines={payment.order.lines} />
      </Card>
    </>
  );
}
