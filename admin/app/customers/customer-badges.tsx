import type { CustomerSummary } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import styles from './customers.module.css';

/** What staff should know before they talk to a customer. */
export function CustomerBadges({ customer }: { readonly customer: CustomerSummary }) {
  const t = useTranslations('customers');
  const { blocked, by_staff: byStaff, orders } = customer;
  if (!blocked && !byStaff && orders.refused === 0) return null;
  return (
    <span className={styles.badges}>
      {blocked ? <Badge look="danger">{t('blocked')}</Badge> : null}
      {orders.refused > 0 ? (
        <Badge look="warning">{t('refusedOrders', { count: orders.refused })}</Badge>
      ) : null}
      {byStaff ? <Badge>{t('byStaff')}</Badge> : null}
    </span>
  );
}
