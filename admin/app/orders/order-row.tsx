import type { OrderCard } from '@dp/contract/staff/order-lists.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Link } from 'react-router';
import { TimeAgo } from '../parts/time-ago.tsx';
import styles from './order-list.module.css';
import { OrderNotices } from './order-notices.tsx';
import { OrderStateBadge } from './order-state-badge.tsx';

/** An order of a list; its whole row opens it. */
export function OrderRow({ order }: { order: OrderCard }) {
  const t = useTranslations('orders');
  const { price } = useFormat();
  const { customer, governorate, city } = order;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.order}>
        <Link to={`/orders/order/${order.id}`} data-list-key className={styles.link}>
          <bdi>{order.number}</bdi>
        </Link>
        <span className={styles.soft}>
          <TimeAgo at={order.placed_at} />
        </span>
      </th>
      <td className={styles.customer}>
        <span className={styles.name}>
          <bdi>{customer.name ?? t('erased')}</bdi>
        </span>
        {customer.phone === null ? null : (
          <span className={styles.soft}>
            <bdi dir="ltr">{customer.phone}</bdi>
          </span>
        )}
        {customer.refused > 0 ? (
          <Badge look="danger">{t('refused', { count: customer.refused })}</Badge>
        ) : null}
      </td>
      <td className={styles.place}>
        {governorate === null ? null : <span>{governorate.name}</span>}
        {city === null ? null : <span className={styles.soft}>{city}</span>}
      </td>
      <td className={styles.notices}>
        <OrderNotices order={order} />
      </td>
      <td className={styles.state}>
        <OrderStateBadge order={order} />
      </td>
      <td className={styles.sum}>
        <bdi className={styles.total}>{price(order.total)}</bdi>
        <span className={styles.soft}>{t('units', { count: order.units })}</span>
      </td>
    </tr>
  );
}
