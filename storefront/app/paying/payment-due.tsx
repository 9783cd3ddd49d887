import type { Order, OrderSummary } from '@dp/contract/orders.ts';
import type { PaymentMethod } from '@dp/contract/payments.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { useDeadline } from './deadline.ts';
import { KioskCode } from './kiosk-code.tsx';
import { openNumber } from './open-number.ts';
import { payAddress } from './pay-address.ts';
import styles from './payment-due.module.css';

type ToPay = NonNullable<OrderSummary['to_pay']>;

/** What an order waits for, as the history's orders say it; undefined unless it waits for its payment. */
export function toPayOf({ status, payment }: Pick<Order, 'status' | 'payment'>): ToPay | undefined {
  if (status !== 'draft' || payment.state !== 'awaiting') return undefined;
  const { attempt } = payment;
  return {
    until: payment.pay_until,
    kiosk_number: openNumber(payment)?.number ?? null,
    checking: attempt?.state === 'pending' && attempt.checking_since !== null,
  };
}

/** Whether its payment has begun: then the way to it does not stand out. */
export function isBegun({ checking, kiosk_number: number }: ToPay): boolean {
  return checking || number !== null;
}

/** Another way that was begun after the number was given, and can be finished as well. */
export function begunSince({ payment: { attempt, earlier } }: Pick<Order, 'payment'>) {
  const isOpen = attempt?.state === 'created' || attempt?.state === 'pending';
  return earlier?.step?.kind === 'kiosk' && isOpen ? attempt.method : undefined;
}

export interface PaymentDueProps {
  readonly orderId: number;
  readonly toPay: ToPay;
  /** See `begunSince`. */
  readonly since?: PaymentMethod | undefined;
  /** As wide as its card. */
  readonly wide?: boolean;
  /** Beside another order's that stands out. */
  readonly quiet?: boolean;
}

/**
 * Until when an order is to be paid, with which number at a kiosk, and the way to its pay page, which stands out until
 * the payment has begun.
 */
export function PaymentDue({
  orderId,
  toPay,
  since,
  wide = false,
  quiet = false,
}: PaymentDueProps) {
  const { until, kiosk_number: number, checking } = toPay;
  const t = useTranslations('paying');
  const deadline = useDeadline();
  const begun = isBegun(toPay);
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
      <div className={styles.ways} data-wide={wide || undefined}>
        {checking || number === null ? null : <KioskCode number={number} />}
        <ButtonLink
          to={payAddress(orderId)}
          look={begun || quiet ? 'secondary' : 'primary'}
          size="large"
          className={styles.pay}
        >
          {t(begun ? 'toPayment' : 'payNow')}
        </ButtonLink>
      </div>
      {checking || since === undefined ? null : (
        <p className={styles.since}>{t('orSince', { method: since })}</p>
      )}
    </div>
  );
}
