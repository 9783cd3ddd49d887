import type { CustomerSummary } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { Column } from '../parts/data-list.tsx';
import { PhoneNumber } from '../parts/phone-number.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { CustomerBadges } from './customer-badges.tsx';
import styles from './customers.module.css';

/** What a list says about each customer. */
export function useCustomerColumns(): readonly Column<CustomerSummary>[] {
  const t = useTranslations('customers');
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
              <PhoneNumber of={phone} />
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
      key: 'orders',
      header: t('columns.orders'),
      cell: ({ orders: { placed, received, refused } }) => (
        <>
          {t('orderCount', { count: placed })}
          {placed === 0 ? null : (
            <span className={styles.soft}>{t('outcomes', { received, refused })}</span>
          )}
        </>
      ),
    },
    {
      key: 'last',
      header: t('columns.last'),
      cell: ({ last_order: last }) => (last === null ? '—' : <TimeAgo at={last.placed_at} />),
    },
  ];
}
