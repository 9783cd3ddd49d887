import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { openNumber } from './open-number.ts';
import styles from './payment-summary.module.css';

/** How an order is paid, then what goes back, in rows as those of its sums. */
export function PaymentSummary({ order }: { readonly order: Order }) {
  const t = useTranslations('paying');
  const format = useFormat();
  const dates = useDates();
  const { payment, status, to_refund: due } = order;
  const isDelivered = status === 'delivered' || status === 'completed';
  const isPaid = payment.state === 'paid' || (payment.method === 'cash_on_delivery' && isDelivered);
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{t('by')}</dt>
        <dd>
          <PaymentMethodName payment={payment} />
          {isPaid ? <span className={styles.done}>{t('done')}</span> : null}
        </dd>
      </div>
      {payment.refunds.map(({ id, amount, state, at }) => (
        <div key={id}>
          <dt>
            {t(state === 'done' ? 'refund' : 'refundPending')}{' '}
            <time dateTime={at} className={styles.day}>
              {dates.date(at)}
            </time>
          </dt>
          <dd className={styles.back}>
            <bdi>{format.price(amount)}</bdi>
          </dd>
        </div>
      ))}
      {due > 0 ? (
        <div>
          <dt>{t('refundDue')}</dt>
          <dd className={styles.back}>
            <bdi>{format.price(due)}</bdi>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** The way to pay and, once it is paid, with which card or wallet. */
export function PaymentMethodName({ payment }: Pick<Order, 'payment'>) {
  const t = useTranslations('paying');
  const source = payment.state === 'paid' ? payment.attempt?.source : null;
  // As long as a number can be paid with, it is shown, whatever was begun after it.
  const holds = payment.state === 'awaiting' && openNumber(payment) !== undefined;
  return (
    <span>
      {t(`method.${holds ? 'kiosk' : payment.method}`)}
      {source ? (
        <>
          {' · '}
          <bdi dir="ltr" className={styles.source}>
            {source}
          </bdi>
        </>
      ) : null}
    </span>
  );
}
