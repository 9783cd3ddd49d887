import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useDeadline } from './deadline.ts';
import styles from './pay-page.module.css';

/** What the headline says of the sum: it is to be paid, may be paid already, or is being looked for. */
export type Standing = 'amount' | 'amountMaybePaid' | 'amountChecking';

/** How much is to be paid, for which order and, unless it may be paid already, until when. */
export function PayHead({
  order,
  standing,
}: {
  readonly order: Order;
  readonly standing: Standing;
}) {
  const t = useTranslations('paying');
  const format = useFormat();
  const deadline = useDeadline();
  const { pay_until: until } = order.payment;
  return (
    <div data-toast-above className={styles.head}>
      <p className={styles.amount}>
        {t.rich(standing, {
          amount: format.price(order.totals.total),
          price: (words) => <bdi>{words}</bdi>,
        })}
      </p>
      <p className={styles.soft}>
        {t.rich('order', {
          number: order.number,
          ltr: (words) => <bdi dir="ltr">{words}</bdi>,
        })}
      </p>
      {until === null || standing !== 'amount' ? null : (
        <>
          <p className={styles.until}>
            {t.rich('payBefore', {
              time: deadline(until),
              strong: (words) => <strong>{words}</strong>,
            })}
          </p>
          <p className={styles.soft}>{t('reserved')}</p>
        </>
      )}
    </div>
  );
}
