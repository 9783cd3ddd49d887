import { REFUND_DAYS_MAX } from '@dp/contract/limits.ts';
import type { ShopperReturn } from '@dp/contract/returns.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { type Stop, Stops } from '../parcels/stops.tsx';
import { smallPicture } from '../products/product-summary.ts';
import { CancelReturn } from './cancel-return.tsx';
import { LOOK_OF_RETURN } from './look-of-return.ts';
import { ReturnMoney } from './return-money.tsx';
import { ReturnPictures } from './return-pictures.tsx';
import styles from './returns.module.css';

/** One return in plain words: what comes back, what happens next, and what is paid. */
export function ReturnState({ value, ref }: { value: ShopperReturn; ref?: Ref<HTMLElement> }) {
  const t = useTranslations('returns');
  const orders = useTranslations('orders');
  const { date, dayMonth } = useDates();
  const { state, lines } = value;
  return (
    <article
      ref={ref}
      tabIndex={-1}
      className={styles.return}
      aria-label={t(`kinds.${value.kind}`)}
    >
      <header className={styles.head}>
        <span className={styles.kind}>{t(`kinds.${value.kind}`)}</span>
        <Badge look={LOOK_OF_RETURN[state]}>{t(`states.${state}`)}</Badge>
      </header>
      {state === 'requested' ? (
        <WayAhead value={value} />
      ) : (
        <p>
          {state === 'pickup_booked' && value.pickup_day !== null
            ? t('meaning.pickup_booked', { day: dayMonth(value.pickup_day) })
            : t(`meaning.${meaningOf(value)}`)}
        </p>
      )}
      <ul className={styles.goods}>
        {lines.map((line) => (
          <li key={line.product_id}>
            <ProductPicture
              picture={line.image === null ? undefined : smallPicture(line.image)}
              sizes="48px"
              className={styles.thumb}
            />
            <span className={styles.pieceName}>
              <bdi>{line.name}</bdi>
              <span className={styles.soft}>
                {orders('units', { count: line.quantity })} · {t(`reasons.${value.reason}`)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {state === 'requested' ? null : (
        <p className={styles.soft}>
          <time dateTime={value.asked_at}>{date(value.asked_at)}</time>
        </p>
      )}
      <ReturnPictures ids={value.pictures} />
      {value.answer === null ? null : (
        <p className={styles.answer}>
          <span className={styles.soft}>{t('answer')}</span>
          <bdi>{value.answer}</bdi>
        </p>
      )}
      <ReturnMoney value={value} />
      {value.replacement === null ? null : (
        <p>
          <Link to="/order-history">
            {t.rich('replacement', {
              number: value.replacement,
              ltr: (words) => <bdi dir="ltr">{words}</bdi>,
            })}
          </Link>
        </p>
      )}
      {value.cancellable ? <CancelReturn id={value.id} /> : null}
    </article>
  );
}

/** What comes after the request, drawn as the way of its order is. */
function WayAhead({ value: { kind, asked_at } }: { value: ShopperReturn }) {
  const t = useTranslations('returns');
  const stop = { at: undefined, meaning: null, note: null, sign: 'reached' } as const;
  const ahead = [
    t('next.answer'),
    t('next.pickup'),
    kind === 'return' ? t('next.refund', { days: REFUND_DAYS_MAX }) : t('next.check'),
  ].map((label): Stop => ({ ...stop, key: label, label, progress: 'ahead' }));
  const asked: Stop = {
    ...stop,
    key: 'asked',
    at: asked_at,
    label: t('meaning.requested'),
    progress: 'current',
  };
  return <Stops stops={[asked, ...ahead]} />;
}

/** Which words say what happens next. */
function meaningOf({ state, paid_back: paid }: ShopperReturn) {
  if (state === 'refunded' && !paid) return 'refunding';
  return state === 'pickup_booked' ? 'approved' : state;
}
