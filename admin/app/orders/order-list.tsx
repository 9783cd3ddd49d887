import type { OrderQueue } from '@dp/contract/staff/order-desk.ts';
import type { OrderCard } from '@dp/contract/staff/order-lists.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { CircleCheck, Inbox } from 'lucide';
import { useLocation } from 'react-router';
import styles from './order-list.module.css';
import { OrderRow } from './order-row.tsx';

export interface OrderListProps {
  readonly orders: readonly OrderCard[];
  readonly queue: OrderQueue;
}

/** Orders as a table on desks and as cards on phones. */
export function OrderList({ orders, queue }: OrderListProps) {
  const t = useTranslations('orders');
  if (orders.length === 0) return <NoOrders queue={queue} />;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('columns.order')}</th>
          <th scope="col">{t('columns.customer')}</th>
          <th scope="col">{t('columns.place')}</th>
          <th scope="col">{t('columns.notice')}</th>
          <th scope="col">{t('columns.state')}</th>
          <th scope="col" className={styles.sum}>
            {t('columns.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function NoOrders({ queue }: { queue: OrderQueue }) {
  const t = useTranslations('orders');
  const { pathname, search } = useLocation();
  if (/[?&](after|before)=/.test(search)) {
    return (
      <EmptyState
        icon={Inbox}
        title={t('empty.filtered.title')}
        text={t('empty.filtered.text')}
        action={
          <ButtonLink to={pathname} look="secondary">
            {t('showWholeQueue')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={queue === 'all' ? Inbox : CircleCheck}
      title={t(`empty.${queue}.title`)}
      text={t(`empty.${queue}.text`)}
    />
  );
}

/** The place of a list that is loading. */
export function OrderListSkeleton() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
        <Skeleton key={index} shape="row" />
      ))}
    </div>
  );
}
