import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Link } from 'react-router';
import { PhoneLine } from '../parts/phone-links.tsx';
import { Section } from '../parts/section.tsx';
import styles from './customer-section.module.css';

/** Who ordered, and how earlier orders ended. */
export function CustomerSection({ order: { customer } }: { order: StaffOrder }) {
  const t = useTranslations('order');
  const orders = useTranslations('orders');
  const { price, number } = useFormat();
  const counts = ['orders', 'received', 'refused', 'cancelled'] as const;
  return (
    <Section title={t('customer')}>
      <p className={styles.name}>
        {customer.name === '' ? null : (
          <Link to={`/customers/${customer.id}`}>
            <bdi>{customer.name}</bdi>
          </Link>
        )}
        {customer.refused > 0 ? (
          <Badge look="danger">{orders('refused', { count: customer.refused })}</Badge>
        ) : null}
      </p>
      {customer.phone === null ? null : <PhoneLine phone={customer.phone} />}
      <dl className={styles.counts}>
        {counts.map((count) => (
          <div key={count} data-bad={(count === 'refused' && customer.refused > 0) || undefined}>
            <dt>{t(`counts.${count}`)}</dt>
            <dd>{number(customer[count])}</dd>
          </div>
        ))}
      </dl>
      {customer.notes.map((note) => (
        <p key={note.id} className={styles.note}>
          {note.text}
          <span className={styles.by}>{note.by.name}</span>
        </p>
      ))}
      {customer.open_orders.length === 0 ? null : (
        <>
          <h3 className={styles.subtitle}>{t('openOrders')}</h3>
          <ul>
            {customer.open_orders.map((open) => (
              <li key={open.id} className={styles.open}>
                <Link to={`/orders/order/${open.id}`}>
                  <bdi>{open.number}</bdi>
                </Link>
                <span>{orders(`states.${open.state}`)}</span>
                <bdi>{price(open.total)}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
