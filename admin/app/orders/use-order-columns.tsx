import type { OrderCard } from '@dp/contract/staff/order-lists.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { Translator } from '@dp/ui/i18n/translator.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Suspense, useMemo } from 'react';
import { OrderProblems } from '../parcels/order-problems.tsx';
import type { Column } from '../parts/data-list.tsx';
import { PhoneNumber } from '../parts/phone-number.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import styles from './order-list.module.css';
import { OrderNotices } from './order-notices.tsx';
import { OrderStateBadge } from './order-state-badge.tsx';

/** What a list says about each order. */
export function useOrderColumns(): readonly Column<OrderCard>[] {
  const t = useTranslations('orders');
  const format = useFormat();
  return useMemo(() => columnsOf(t, format), [t, format]);
}

function columnsOf(
  t: Translator<'orders'>,
  { price }: ReturnType<typeof useFormat>,
): readonly Column<OrderCard>[] {
  return [
    {
      key: 'order',
      header: t('columns.order'),
      card: 'title',
      cell: ({ number, placed_at: at }) => (
        <>
          <bdi className={styles.number}>{number}</bdi>
          <span className={styles.soft}>
            <TimeAgo at={at} />
          </span>
        </>
      ),
    },
    {
      key: 'customer',
      header: t('columns.customer'),
      card: 'plain',
      cell: ({ customer: { name, phone, refused } }) => (
        <>
          <bdi className={styles.name}>{name ?? t('erased')}</bdi>{' '}
          {refused > 0 ? <Badge look="danger">{t('refused', { count: refused })}</Badge> : null}
          {phone === null ? null : (
            <span className={styles.soft}>
              <PhoneNumber of={phone} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'place',
      header: t('columns.place'),
      cell: ({ governorate, city }) => (
        <>
          {governorate?.name}
          <span className={styles.soft}>{city}</span>
        </>
      ),
    },
    {
      key: 'notice',
      header: t('columns.notice'),
      card: 'plain',
      cell: (order) => (
        <span className={styles.notices}>
          <OrderNotices order={order} />
          {order.problems.length === 0 ? null : (
            <Suspense>
              <OrderProblems problems={order.problems} />
            </Suspense>
          )}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('columns.state'),
      cell: (order) => <OrderStateBadge order={order} />,
    },
    {
      key: 'total',
      header: t('columns.total'),
      card: 'side',
      align: 'end',
      cell: ({ total, units }) => (
        <>
          <bdi className={styles.total}>{price(total)}</bdi>
          <span className={styles.soft}>{t('units', { count: units })}</span>
        </>
      ),
    },
  ];
}
