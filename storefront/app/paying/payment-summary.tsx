import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import type { ReactNode } from 'react';
import { openNumber } from './open-number.ts';
import styles from './payment-summary.module.css';

/** How an order is paid, in a row as those of its sums; then what goes back. */
export function PaymentSummary({ order }: { readonly order: Order }) {
  const t = useTranslations('paying');
  const format = useFormat();
  const dates = useDates();
  const { payment, status, to_refund: due } = order;
  const isDelivered = status === 'delivered' || status === 'completed';
  const isPaid = payment.state === 'paid' || (payment.method === 'cash_on_delivery' && isDelivered);
  const price = (words: ReactNode) => <bdi>{words}</bdi>;
  return (
    <div className={styles.summary}>
      <dl className={styles.method}>
        <dt>{t('by')}</dt>
        <dd>
          <PaymentMethodName payment={payment} />
          {isPaid ? <span className={styles.done}>{t('done')}</span> : null}
        </dd>
      </dl>
      {payment.refunds.map(({ id, amount, state, at }) => (
        <p key={id}>
          {t.rich(state === 'done' ? 'refund' : 'refundPending', {
            amount: format.price(amount),
            price,
          })}{' '}
          <time dateTime={at}>{dates.date(at)}</time>
        </p>
      ))}
      {due > 0 ? <p>{t.rich('refundDue', { amount: format.price(due), price })}</p> : null}
    </div>
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
