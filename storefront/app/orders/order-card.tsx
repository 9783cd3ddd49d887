import { dayOf } from '@dp/contract/cairo-time.ts';
import type { OrderSummary } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronRight } from 'lucide';
import { Link } from 'react-router';
import { OrderNumber } from '../page/order-number.tsx';
import { useExpectedWords } from '../parcels/expected-days.tsx';
import { PaymentDue } from '../paying/payment-due.tsx';
import { PictureRow } from '../pictures/picture-row.tsx';
import { LOOK_OF_RETURN } from '../returns/look-of-return.ts';
import styles from './order-card.module.css';
import { isInTrouble, lookOf, stepsReached, WAY } from './order-status.ts';
import { useStatusText } from './use-status-text.ts';

/** Pictures side by side, or one less and how many more there are. */
const TILES = 5;

/** An order in the history. */
export function OrderCard({
  order,
  quiet = false,
}: {
  readonly order: OrderSummary;
  /** Another one's way to pay stands out. */
  readonly quiet?: boolean;
}) {
  const t = useTranslations('orders');
  const returns = useTranslations('returns');
  const format = useFormat();
  const dates = useDates();
  const statusText = useStatusText();
  const reached = stepsReached(order);
  // What says how many more there are takes the place of a picture: of one more, that is shown itself.
  const shown =
    order.total_items > order.images.length ? order.images.slice(0, TILES - 1) : order.images;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2 className={styles.number}>
            <Link to={`/order-history/${order.id}`} prefetch="intent" className={styles.link}>
              <OrderNumber number={order.number} />
            </Link>
          </h2>
          <time dateTime={order.placed_at} className={styles.date}>
            {dates.date(order.placed_at)}
          </time>
        </div>
        <Icon of={ChevronRight} size={18} directional />
      </div>
      <div className={styles.badges}>
        <Badge look={lookOf(order)}>{statusText(order)}</Badge>
        {/* A list kept for offline by an earlier version names none. */}
        {order.open_return ? (
          <Badge look={LOOK_OF_RETURN[order.open_return.state]}>
            {`${returns(`kinds.${order.open_return.kind}`)} · ${returns(`states.${order.open_return.state}`)}`}
          </Badge>
        ) : null}
      </div>
      {reached === 0 ? null : (
        <div
          aria-hidden="true"
          className={styles.way}
          data-trouble={isInTrouble(order) || undefined}
          data-done={reached === WAY.length || undefined}
        >
          {WAY.map((state, step) => (
            <span key={state} data-lit={step < reached || undefined} />
          ))}
        </div>
      )}
      <Next order={order} />
      {order.to_pay === null ? (
        <Expected order={order} />
      ) : (
        <PaymentDue orderId={order.id} toPay={order.to_pay} quiet={quiet} />
      )}
      <div className={styles.foot}>
        <PictureRow pictures={shown} more={order.total_items - shown.length} />
        <p className={styles.sum}>
          <span>{t('units', { count: order.total_quantity })}</span>
          <bdi className={styles.total}>{format.price(order.total)}</bdi>
        </p>
      </div>
    </article>
  );
}

/** The step that follows the one of its badge; where it waits or went wrong other words say what comes. */
function Next({ order }: { readonly order: OrderSummary }) {
  const t = useTranslations('orders');
  const reached = stepsReached(order);
  const next = WAY[reached];
  const isWaiting = reached === 0 || order.to_pay !== null || isInTrouble(order);
  if (isWaiting || next === undefined || next === 'draft') return null;
  return <p className={styles.next}>{t(`next.${next}`)}</p>;
}

/** When it comes, or that its day has passed; after a delivery that failed its page says more. */
function Expected({ order }: { readonly order: OrderSummary }) {
  const t = useTranslations('tracking');
  const words = useExpectedWords();
  const { dayMonth } = useDates();
  const { expected } = order;
  if (expected === null) return null;
  const late = expected.to < dayOf(new Date());
  if (isInTrouble(order) && !late) return null;
  return (
    <p className={styles.expected} data-late={late || undefined}>
      {late ? t('lateInShort', { day: dayMonth(expected.to) }) : words(expected)}
    </p>
  );
}
