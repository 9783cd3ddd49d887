import type { CustomerSummary } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import type { Column } from '../parts/data-list.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { CustomerBadges } from './customer-badges.tsx';
import styles from './customers.module.css';

/** What a list says about each customer. */
export function useCustomerColumns(): readonly Column<CustomerSummary>[] {
  const t = useTranslations('customers');
  const { number } = useFormat();
  return [
    {
      key: 'name',
      header: t('columns.name'),
      card: 'title',
      cell: ({ name }) => <bdi>{name === '' ? t('nameless') : name}</bdi>,
    },
    {
      key: 'contact',
      header: t('columns.contact'),
      card: 'plain',
      cell: ({ phone, email }) => (
        <>
          {phone === null ? null : (
            <span className={styles.line}>
              <bdi dir="ltr">{phone}</bdi>
            </span>
          )}
          {email === null ? null : (
            <span className={styles.soft}>
              <bdi dir="ltr">{email}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'marks',
      header: t('columns.marks'),
      card: 'side',
      cell: (customer) => <CustomerBadges customer={customer} />,
    },
    {
      key: 'placed',
      header: t('columns.placed'),
      align: 'end',
      cell: ({ orders }) => <bdi>{number(orders.placed)}</bdi>,
    },
    {
      key: 'received',
      header: t('columns.received'),
      align: 'end',
      cell: ({ orders }) => <bdi>{number(orders.received)}</bdi>,
    },
    {
      key: 'refused',
      header: t('columns.refused'),
      align: 'end',
      cell: ({ orders }) => (
        <bdi className={orders.refused > 0 ? styles.bad : undefined}>{number(orders.refused)}</bdi>
      ),
    },
    {
      key: 'last',
      header: t('columns.last'),
      cell: ({ last_order: last }) =>
        last === null ? (
          <span className={styles.soft}>{t('noOrders')}</span>
        ) : (
          <TimeAgo at={last.placed_at} />
        ),
    },
  ];
}
