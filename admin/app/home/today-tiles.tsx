import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { COUNT_MAX } from '@dp/contract/staff/order-desk.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './today-tiles.module.css';

type Today = StaffCallOutput<'getToday'>['data'];

/** What is to do, each number leading to its list, and today's sales beside those of a week ago. */
export function TodayTiles({ today }: { readonly today: Today }) {
  const t = useTranslations('home');
  const { price } = useFormat();
  const { day, orders, payments, cash, low_stock: low, sales, returns } = today;
  const weekAgo = (sold: { readonly sales: number; readonly orders: number }) => ({
    amount: price(sold.sales),
    count: sold.orders,
  });
  return (
    <section className={styles.tiles} aria-label={t('today')}>
      {sales === null ? null : (
        <Tile
          to={`/reports/days?from=${day}&to=${day}`}
          label={t('sales')}
          value={price(sales.today.sales)}
          wide
        >
          {t('orders', { count: sales.today.orders })}
          <br />
          {t('weekAgo', weekAgo(sales.week_ago.until_now))}
          <br />
          {t('weekAgoWhole', weekAgo(sales.week_ago.whole))}
        </Tile>
      )}
      {orders === null
        ? null
        : (['to_confirm', 'to_pack', 'problem'] as const).map((queue) => (
            <Tile
              key={queue}
              to={`/orders/${queue}`}
              label={t(`queues.${queue}`)}
              of={orders[queue]}
            />
          ))}
      {payments === null ? null : (
        <Tile to="/payments" label={t('payments')} of={payments.to_match + payments.to_decide}>
          {t('paymentsWork', payments)}
        </Tile>
      )}
      {cash === null ? null : (
        <Tile to="/cash" label={t('cash')} of={cash.parcels} value={price(cash.sum)}>
          {t('parcels', { count: cash.parcels })}
        </Tile>
      )}
      {returns === null ? null : (
        <Tile to="/returns" label={t('returns')} of={returns.waiting}>
          {t('returnsLate', { count: returns.late })}
        </Tile>
      )}
      {low === null ? null : <Tile to="/stock?filter=low" label={t('lowStock')} of={low} />}
    </section>
  );
}

function Tile({
  to,
  label,
  of = 1,
  value,
  wide = false,
  children,
}: {
  readonly to: string;
  readonly label: string;
  /** How many there are; with none there is nothing to do. */
  readonly of?: number;
  /** In place of how many there are. */
  readonly value?: string;
  /** Its words are sentences. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}) {
  const t = useTranslations('home');
  const { number } = useFormat();
  const count = of >= COUNT_MAX ? t('orMore', { count: COUNT_MAX - 1 }) : number(of);
  return (
    <Link
      to={to}
      className={styles.tile}
      data-calm={of === 0 || undefined}
      data-wide={wide || undefined}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        <bdi>{value ?? count}</bdi>
      </span>
      {children === undefined ? null : <span className={styles.detail}>{children}</span>}
    </Link>
  );
}
