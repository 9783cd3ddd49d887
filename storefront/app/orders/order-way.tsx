import type { OrderWithParcels } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Truck } from 'lucide';
import { useRevalidator } from 'react-router';
import { AskForDay } from '../parcels/ask-for-day.tsx';
import { ExpectedDays } from '../parcels/expected-days.tsx';
import { ParcelAnswer } from '../parcels/parcel-answer.tsx';
import { soleParcel } from '../parcels/sole-parcel.ts';
import { Stops } from '../parcels/stops.tsx';
import { begunSince, PaymentDue, toPayOf } from '../paying/payment-due.tsx';
import { lookOfParcel } from './order-status.ts';
import styles from './order-way.module.css';
import { useOrderStops } from './timeline.tsx';

/** Until then its place is asked for; afterwards, how it went. */
const UNDER_WAY: readonly OrderWithParcels['status'][] = ['draft', 'ongoing', 'dispatched'];

/**
 * On an order's page: where it is and what its shopper can do about that, in the words of tracking. Once it has
 * arrived its steps are folded away.
 */
export function OrderWay({ order }: { readonly order: OrderWithParcels }) {
  const t = useTranslations('orders');
  const stops = useOrderStops(order);
  const { revalidate } = useRevalidator();
  const toPay = toPayOf(order);
  const only = soleParcel(order.parcels);
  return (
    <Card title={t(UNDER_WAY.includes(order.status) ? 'timeline' : 'timelineEnded')}>
      <div className={styles.way}>
        {toPay === undefined ? null : (
          <PaymentDue orderId={order.id} toPay={toPay} since={begunSince(order)} wide />
        )}
        {order.parcels.length > 0 || toPay !== undefined || order.expected === null ? null : (
          <ExpectedDays days={order.expected} />
        )}
        {only === undefined ? null : (
          <>
            <ParcelAnswer parcel={only} status={order.status} />
            {only.state === 'attempt_failed' || only.asked !== null ? (
              <AskForDay
                by={{ number: order.number }}
                parcel={only}
                onChanged={() => void revalidate()}
              />
            ) : null}
          </>
        )}
        {only?.state === 'delivered' ? (
          <details className={styles.steps}>
            <summary>
              <span data-folded>{t('allSteps')}</span>
              <span data-unfolded>{t('hideSteps')}</span>
            </summary>
            <Stops stops={stops} />
          </details>
        ) : (
          <Stops stops={stops} />
        )}
        {order.parcels.length > 1 ? <Parcels order={order} /> : null}
        {order.status === 'dispatched' ? (
          <ButtonLink
            to={`/track-order?number=${order.number}`}
            look="secondary"
            full
            icon={<Icon of={Truck} directional />}
          >
            {t('track')}
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}

/** Where each of several parcels is; the tracking page has their ways. */
function Parcels({ order: { parcels } }: { readonly order: OrderWithParcels }) {
  const t = useTranslations('tracking');
  return (
    <ul className={styles.parcels}>
      {parcels.map(({ id, place, state }) => (
        <li key={id}>
          <span>{t('parcelOf', { place, count: parcels.length })}</span>
          <Badge look={lookOfParcel(state)}>{t(`states.${state}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}
