import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Clock } from 'lucide';
import { glanceOf } from '../pictures/glance-of.ts';
import { PictureRow } from '../pictures/picture-row.tsx';
import { useDeadline } from './deadline.ts';
import styles from './pay-page.module.css';

/** What the headline says of the sum: it is to be paid, may be paid already, or is being looked for. */
export type Standing = 'amount' | 'amountMaybePaid' | 'amountChecking';

/** So many fit beside the longest sum on the narrowest phones. */
const PICTURES_MAX = 3;

/** How much is to be paid, for what and, unless it may be paid already, until when. */
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
  const pictures = glanceOf(order.lines, PICTURES_MAX);
  return (
    <div data-toast-above className={styles.head}>
      <div className={styles.due}>
        <div>
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
        </div>
        <PictureRow pictures={pictures} more={order.lines.length - pictures.length} />
      </div>
      {until === null || standing !== 'amount' ? null : (
        <p className={styles.until}>
          <Icon of={Clock} size={20} />
          <span>
            {t.rich('reservedUntil', {
              time: deadline(until),
              strong: (words) => <strong>{words}</strong>,
            })}
          </span>
        </p>
      )}
    </div>
  );
}
