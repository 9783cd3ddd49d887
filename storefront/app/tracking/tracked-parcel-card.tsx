import type { TrackedOrder, TrackedParcel } from '@dp/contract/tracking.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Card } from '@dp/ui/parts/card.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ExternalLink } from 'lucide';
import { Stops } from '../orders/stops.tsx';
import { AskForDay } from './ask-for-day.tsx';
import { ExpectedDays } from './expected-days.tsx';
import styles from './track-page.module.css';
import type { TrackedBy } from './tracked-by.ts';
import { useParcelStops } from './use-parcel-stops.ts';

export interface TrackedParcelCardProps {
  readonly by: TrackedBy;
  readonly parcel: TrackedParcel;
  /** How many parcels the order has. */
  readonly of: number;
  readonly onChanged: (order: TrackedOrder) => void;
}

/** So many products of a parcel are listed at once; more only when asked for. */
const OPEN_MAX = 4;

/** Where one parcel is, what is in it and what its courier collects. */
export function TrackedParcelCard({ by, parcel, of, onChanged }: TrackedParcelCardProps) {
  const t = useTranslations('tracking');
  const { price, number } = useFormat();
  const stops = useParcelStops(parcel);
  return (
    <Card title={of === 1 ? t('parcel') : t('parcelOf', { place: parcel.place, count: of })}>
      <div className={styles.parcel}>
        {parcel.expected === null ? null : <ExpectedDays days={parcel.expected} />}
        <div className={styles.way}>
          <Stops stops={stops} />
          {parcel.postponable ? <AskForDay by={by} parcel={parcel} onChanged={onChanged} /> : null}
        </div>
        <div className={styles.about}>
          <dl className={styles.facts}>
            {parcel.cash === 0 ? null : (
              <div>
                <dt>{t('cash')}</dt>
                <dd>
                  <bdi>{price(parcel.cash)}</bdi>
                </dd>
              </div>
            )}
            {parcel.courier === null ? null : (
              <div>
                <dt>{t('courier')}</dt>
                <dd>
                  <bdi>{parcel.courier}</bdi>
                </dd>
              </div>
            )}
            {parcel.tracking_number === null ? null : (
              <div>
                <dt>{t('trackingNumber')}</dt>
                <dd>
                  <TrackingNumber number={parcel.tracking_number} url={parcel.tracking_url} />
                </dd>
              </div>
            )}
          </dl>
          <details open={parcel.lines.length <= OPEN_MAX} className={styles.contents}>
            <summary>{t('contents')}</summary>
            <ul>
              {parcel.lines.map(({ name, quantity }) => (
                <li key={name}>
                  <bdi>{name}</bdi>{' '}
                  <bdi dir="ltr" className={styles.soft}>
                    ×{number(quantity)}
                  </bdi>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </div>
    </Card>
  );
}

function TrackingNumber({ number, url }: { number: string; url: string | null }) {
  const t = useTranslations('tracking');
  const shown = <bdi dir="ltr">{number}</bdi>;
  if (url === null) return shown;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
      {shown}
      <Icon of={ExternalLink} size={14} />
      <Hidden>{t('atCourier')}</Hidden>
    </a>
  );
}
