import type { Order, OrderSummary } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink, type ButtonLinkProps } from '@dp/ui/parts/button.tsx';
import { useDeadline } from './deadline.ts';
import { KioskCode } from './kiosk-code.tsx';
import { payAddress } from './pay-address.ts';
import styles from './payment-due.module.css';

type ToPay = NonNullable<OrderSummary['to_pay']>;

/** What an order waits for, as the history's orders say it; undefined unless it waits for its payment. */
export function toPayOf({ status, payment }: Pick<Order, 'status' | 'payment'>): ToPay | undefined {
  if (status !== 'draft' || payment.state !== 'awaiting') return undefined;
  const { attempt } = payment;
  return {
    until: payment.pay_until,
    kiosk_number: attempt?.step?.kind === 'kiosk' ? attempt.step.number : null,
    checking: attempt?.state === 'pending' && attempt.checking_since !== null,
  };
}

/** Until when an order is to be paid, and with which number at a kiosk. */
export function PaymentDue({
  toPay: { until, kiosk_number: number, checking },
}: {
  readonly toPay: ToPay;
}) {
  const t = useTranslations('paying');
  const deadline = useDeadline();
  return (
    <div className={styles.due}>
      {checking ? <p>{t('dueChecking')}</p> : null}
      {checking || until === null ? null : (
        <p>
          {t.rich(number === null ? 'due' : 'dueAtKiosk', {
            time: deadline(until),
            strong: (words) => <strong>{words}</strong>,
          })}
        </p>
      )}
      {checking || number === null ? null : <KioskCode number={number} />}
    </div>
  );
}

/** The way to an order's pay page; it stands out until the payment has begun. */
export function PayLink({
  orderId,
  toPay: { kiosk_number: number, checking },
  ...looks
}: Pick<ButtonLinkProps, 'size' | 'full' | 'className'> & {
  readonly orderId: number;
  readonly toPay: ToPay;
}) {
  const t = useTranslations('paying');
  const begun = checking || number !== null;
  return (
    <ButtonLink {...looks} to={payAddress(orderId)} look={begun ? 'secondary' : 'primary'}>
      {t(begun ? 'toPayment' : 'payNow')}
    </ButtonLink>
  );
}
