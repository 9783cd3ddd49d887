import { dayOf } from '@dp/contract/cairo-time.ts';
import type { OrderParcel } from '@dp/contract/order-parcels.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ExpectedDays } from './expected-days.tsx';
import styles from './parcel.module.css';
import { isOutOn } from './situation.ts';
import { type AnsweredState, isAnswered, useFailureText } from './use-parcel-words.ts';
import { useReturnDay } from './use-return-day.ts';
import { wasDelivered } from './was-delivered.ts';

/** After these the courier comes again without a call; after the others the shop calls first. */
const COMES_AGAIN: readonly unknown[] = ['no_answer', 'other', null];

/** The headline of a parcel: what happened to it, or when it comes. */
export function ParcelAnswer({
  parcel,
  status,
}: {
  readonly parcel: OrderParcel;
  /** The state of its order. */
  readonly status: OrderState;
}) {
  const t = useTranslations('tracking');
  const { price } = useFormat();
  const { state, expected } = parcel;
  if (!isAnswered(state)) {
    const days = expected === null ? null : <ExpectedDays days={expected} />;
    if (!isOutOn(dayOf(new Date()), parcel)) return days;
    return (
      <div className={styles.answer}>
        {days}
        <p>{t('meaning.out_for_delivery')}</p>
      </div>
    );
  }
  const isTrouble = state !== 'delivered';
  return (
    <div className={styles.answer}>
      <p className={styles.headline} data-trouble={isTrouble || undefined}>
        {t(`headline.${state}`)}
      </p>
      {state === 'attempt_failed' ? (
        <Failure parcel={parcel} />
      ) : (
        <p>
          <Meaning state={state} parcel={parcel} status={status} />
        </p>
      )}
      {state === 'delivered' && parcel.collected > 0 ? (
        <p>
          {t.rich('collected', {
            amount: price(parcel.collected),
            price: (words) => <bdi className={styles.collected}>{words}</bdi>,
          })}
        </p>
      ) : null}
    </div>
  );
}

/** Why it was not delivered, and when the courier comes again. */
function Failure({ parcel: { events, expected, asked } }: { readonly parcel: OrderParcel }) {
  const failureText = useFailureText();
  const last = events.at(-1);
  const reason = last?.reason ?? null;
  const again = expected !== null && asked === null && COMES_AGAIN.includes(reason);
  return (
    <>
      {last === undefined || (again && (reason === 'other' || reason === null)) ? null : (
        <p>{failureText(last)}</p>
      )}
      {again ? <ExpectedDays days={expected} again /> : null}
    </>
  );
}

/** What a parcel's end means for its shopper. */
function Meaning({
  state,
  parcel,
  status,
}: {
  readonly state: Exclude<AnsweredState, 'attempt_failed'>;
  readonly parcel: OrderParcel;
  readonly status: OrderState;
}) {
  const t = useTranslations('tracking');
  const orders = useTranslations('orders');
  const returnDay = useReturnDay();
  if (state === 'delivered') {
    if (status === 'completed') return orders('meaning.completed');
    const day = returnDay(parcel.events.findLast((event) => event.state === 'delivered')?.at);
    return day === undefined ? t('arrived') : t('meaning.delivered', { day });
  }
  const isReturn = wasDelivered(parcel.events);
  if (state === 'returned') return orders(isReturn ? 'meaning.returned' : 'meaning.undelivered');
  return state === 'returning' && isReturn ? t('sentBack') : t(`meaning.${state}`);
}
