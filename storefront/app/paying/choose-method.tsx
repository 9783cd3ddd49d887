import type { OfferedMethod } from '@dp/contract/order-payments.ts';
import type { PaymentMethod } from '@dp/contract/payments.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { useState } from 'react';
import { useErrorText } from '../api/use-error-text.ts';
import { CheckAgain } from './check-again.tsx';
import { useDeadline } from './deadline.ts';
import { KioskCode } from './kiosk-code.tsx';
import { MethodChoice } from './method-choice.tsx';
import type { openNumber } from './open-number.ts';
import styles from './pay-page.module.css';
import type { Payment } from './use-payment.ts';

export interface ChooseMethodProps {
  readonly payment: Payment;
  readonly methods: readonly OfferedMethod[];
  /** Whether the last try failed. */
  readonly failed: boolean;
  readonly onChosen: () => void;
  /** Back to a number or a transfer that can still be paid. */
  readonly back?:
    | {
        readonly to: 'kiosk' | 'transfer';
        readonly method: PaymentMethod;
        /** The kiosk's, if another way was begun since: whether it still holds would be asked. */
        readonly number?: ReturnType<typeof openNumber>;
        readonly go: () => void;
      }
    | undefined;
}

/** The choice of a way to pay, and the button that begins. */
export function ChooseMethod({ payment, methods, failed, onChosen, back }: ChooseMethodProps) {
  const t = useTranslations('paying');
  const format = useFormat();
  const errorText = useErrorText();
  const deadline = useDeadline();
  const { order } = payment;
  const number = back?.number;
  // A number that is shown needs no asking for.
  const offered = number === undefined ? methods : methods.filter((one) => one.method !== 'kiosk');
  const first = offered.find((one) => one.method === order.payment.method) ?? offered[0];
  const [method, setMethod] = useState(first?.method);
  // Chosen already: there is nothing to begin.
  const present = back?.method === method;
  const refusal = order.payment.attempt?.refusal ?? null;
  if (method === undefined && number === undefined) {
    return <FormAlert look="plain">{t('cashOnly')}</FormAlert>;
  }
  return (
    <>
      {payment.failure === undefined ? null : <FormAlert>{errorText(payment.failure)}</FormAlert>}
      {failed && payment.failure === undefined ? (
        <FormAlert>{refusal === null ? t('failed') : t('refused', { reason: refusal })}</FormAlert>
      ) : null}
      {number === undefined ? null : (
        <Card title={t('kioskTitle')}>
          <div className={styles.body}>
            <KioskCode number={number.number} />
            <p className={styles.soft}>{t('numberHolds', { time: deadline(number.until) })}</p>
            <CheckAgain payment={payment} />
          </div>
        </Card>
      )}
      {method === undefined ? null : (
        <MethodChoice
          offered={offered}
          value={method}
          onChange={setMethod}
          {...(number === undefined ? {} : { legend: t('orNow') })}
        />
      )}
      {present || method === undefined ? null : (
        <div className={styles.go}>
          <Button
            size="large"
            full
            busy={payment.busy}
            onClick={() => {
              void payment.pay(method).then((begun) => {
                if (begun) onChosen();
              });
            }}
          >
            {method === 'kiosk'
              ? t('getNumber')
              : t('pay', { amount: format.price(order.totals.total) })}
          </Button>
        </div>
      )}
      {back === undefined || number !== undefined ? null : (
        <Button
          look={present ? 'secondary' : 'quiet'}
          size={present ? 'large' : 'medium'}
          full
          disabled={payment.busy}
          onClick={back.go}
        >
          {t(`back.${back.to}`)}
        </Button>
      )}
      <p role="status" className={styles.soft}>
        {payment.busy ? t('beginning') : ''}
      </p>
    </>
  );
}
