import type { TrackedOrder, TrackedParcel } from '@dp/contract/tracking.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { ErrorState } from '@dp/ui/parts/error-state.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../api/use-error-text.ts';
import { AskShop } from '../contact/ask-shop.tsx';
import { useOrderStops } from '../orders/timeline.tsx';
import { OrderNumber } from '../page/order-number.tsx';
import { ExpectedDays } from '../parcels/expected-days.tsx';
import { isTrouble } from '../parcels/situation.ts';
import { soleParcel } from '../parcels/sole-parcel.ts';
import { Stops } from '../parcels/stops.tsx';
import type { TrackedBy } from '../parcels/tracked-by.ts';
import { browserApi } from '../session/browser-client.ts';
import { TrackHelp } from './track-help.tsx';
import styles from './track-page.module.css';
import { TrackedParcelCard } from './tracked-parcel-card.tsx';

export interface TrackedOrderViewProps {
  readonly by: TrackedBy;
  /** The order, if the page has loaded it. */
  readonly loaded: TrackedOrder | undefined;
  /** What the page has loaded: another object after each refresh, when the order is asked for again. */
  readonly revision: object;
  /** The way to another order. */
  readonly another: ReactNode;
}

/** An order that was found, or that is asked for again after a reload. */
export function TrackedOrderView({ by, loaded, revision, another }: TrackedOrderViewProps) {
  const errorText = useErrorText();
  const [order, setOrder] = useState(loaded);
  const [failure, setFailure] = useState<unknown>();
  const { number, phone_end: phoneEnd } = by;
  const load = useCallback(async () => {
    setFailure(undefined);
    const body = { number, ...(phoneEnd === undefined ? {} : { phone_end: phoneEnd }) };
    try {
      setOrder((await browserApi().call('trackOrder', { body })).data);
    } catch (error) {
      setFailure(error);
    }
  }, [number, phoneEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies(revision): a refresh loads what the page does not.
  useEffect(() => {
    if (loaded === undefined) void load();
    else setOrder(loaded);
  }, [loaded, revision, load]);

  // A failed refresh leaves what was found.
  if (failure !== undefined && order === undefined) {
    return <ErrorState title={errorText(failure)} onRetry={() => void load()} />;
  }
  if (order === undefined) {
    return (
      <>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </>
    );
  }
  return <Found by={by} order={order} onChanged={setOrder} another={another} />;
}

interface FoundProps extends Pick<TrackedOrderViewProps, 'another'> {
  readonly by: TrackedBy;
  readonly order: TrackedOrder;
  readonly onChanged: (order: TrackedOrder) => void;
}

function Found({ by, order, onChanged, another }: FoundProps) {
  const t = useTranslations('tracking');
  const orders = useTranslations('orders');
  const layout = useTranslations('layout');
  const stops = useOrderStops(order);
  const { parcels } = order;
  const only = soleParcel(parcels);
  const ask = (
    <AskShop pair message={orders('askMessage', { number: order.number })}>
      {layout('whatsapp')}
    </AskShop>
  );
  // After a failed delivery and on the day of one shoppers call: the contacts are beside the news.
  const called = parcels.find(({ state }) => isTrouble(state)) ?? parcels.find(isOnItsRound);
  const shown = (
    <span className={styles.title}>
      <OrderNumber number={order.number} />
    </span>
  );
  const title =
    order.own_id === null ? (
      shown
    ) : (
      <Link to={`/order-history/${order.own_id}`} className={styles.toOrder}>
        {shown}
      </Link>
    );
  const to = t('place', { city: order.city, state: order.state });
  return (
    <div className={styles.found} data-packed={parcels.length > 0 || undefined}>
      {only === undefined ? (
        <div className={styles.order}>
          <Card title={title}>
            <div className={styles.body}>
              {order.expected === null || parcels.length > 0 ? null : (
                <ExpectedDays days={order.expected} />
              )}
              <dl className={styles.facts}>
                <div>
                  <dt>{t('to')}</dt>
                  <dd>{to}</dd>
                </div>
              </dl>
              <Stops stops={stops} />
            </div>
          </Card>
        </div>
      ) : null}
      {parcels.length === 0 ? null : (
        <div className={styles.parcels}>
          {parcels.map((parcel) => (
            <TrackedParcelCard
              key={parcel.id}
              by={by}
              order={order}
              parcel={parcel}
              ask={parcel === called ? ask : null}
              onChanged={onChanged}
              {...(parcel === only
                ? { title, to, stops }
                : { title: t('parcelOf', { place: parcel.place, count: parcels.length }) })}
            />
          ))}
        </div>
      )}
      <div className={styles.aside}>
        <TrackHelp />
        {called === undefined ? ask : null}
        {another}
      </div>
    </div>
  );
}

const isOnItsRound = ({ state }: TrackedParcel) => state === 'out_for_delivery';
