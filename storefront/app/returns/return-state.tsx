import { REFUND_DAYS_MAX } from '@dp/contract/limits.ts';
import type { ShopperReturn } from '@dp/contract/returns.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { CancelReturn } from './cancel-return.tsx';
import { LOOK_OF_RETURN } from './look-of-return.ts';
import { ReturnPictures } from './return-pictures.tsx';
import styles from './returns.module.css';

/** Until then only what was paid for the pieces is known. */
const AWAITING_INSPECTION: readonly ShopperReturn['state'][] = [
  'requested',
  'approved',
  'pickup_booked',
  'picked_up',
  'received',
];

/** One return in plain words: what comes back, what happens next, and what is paid. */
export function ReturnState({ value, ref }: { value: ShopperReturn; ref?: Ref<HTMLElement> }) {
  const t = useTranslations('returns');
  const { number, price } = useFormat();
  const { date, dayMonth } = useDates();
  const { state, refund, payout, lines } = value;
  const isOwed = refund !== null && (state === 'inspected' || state === 'refunded');
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
      <p>
        {state === 'pickup_booked' && value.pickup_day !== null
          ? t('meaning.pickup_booked', { day: dayMonth(value.pickup_day) })
          : t(`meaning.${meaningOf(value)}`)}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.product_id} className={styles.soft}>
            <bdi>{number(line.quantity)}</bdi> × <bdi>{line.name}</bdi>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>
        {t(`reasons.${value.reason}`)} ·{' '}
        <time dateTime={value.asked_at}>{date(value.asked_at)}</time>
      </p>
      <ReturnPictures ids={value.pictures} />
      {state === 'requested' ? <NextSteps kind={value.kind} /> : null}
      {value.answer === null ? null : (
        <p className={styles.answer}>
          <span className={styles.soft}>{t('answer')}</span>
          <bdi>{value.answer}</bdi>
        </p>
      )}
      {value.kind === 'return' && AWAITING_INSPECTION.includes(state) ? (
        <div>
          <p>
            {t.rich('paidFor', {
              amount: price(value.paid),
              strong: (words) => (
                <strong>
                  <bdi>{words}</bdi>
                </strong>
              ),
            })}
          </p>
          {value.shopper_pays_way_back ? <p className={styles.soft}>{t('lessWayBack')}</p> : null}
        </div>
      ) : null}
      {isOwed ? (
        <p>
          {t('amount', { amount: isolated(price(refund.total)) })}
          {refund.pickup_fee > 0 ? (
            <span className={styles.soft}>
              {' '}
              {t('lessFee', { fee: isolated(price(refund.pickup_fee)) })}
            </span>
          ) : null}
        </p>
      ) : null}
      {value.refund_due === null ? null : (
        <p className={styles.soft}>{t('due', { day: dayMonth(value.refund_due) })}</p>
      )}
      {payout === null || ['refused', 'cancelled'].includes(state) ? null : (
        <p className={styles.soft}>
          {t.rich('to', {
            route: payout.route,
            masked: payout.masked,
            // The name of a bank may be Arabic.
            ltr: (words) => <bdi dir={payout.route === 'bank' ? 'auto' : 'ltr'}>{words}</bdi>,
          })}
        </p>
      )}
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

/** What comes after the request. */
function NextSteps({ kind }: Pick<ShopperReturn, 'kind'>) {
  const t = useTranslations('returns');
  return (
    <ol className={styles.next}>
      <li>{t('next.answer')}</li>
      <li>{t('next.pickup')}</li>
      <li>{kind === 'return' ? t('next.refund', { days: REFUND_DAYS_MAX }) : t('next.check')}</li>
    </ol>
  );
}

/** Which words say what happens next. */
function meaningOf({ state, paid_back: paid }: ShopperReturn) {
  if (state === 'refunded' && !paid) return 'refunding';
  return state === 'pickup_booked' ? 'approved' : state;
}
