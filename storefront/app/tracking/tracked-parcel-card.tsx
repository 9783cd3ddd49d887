import type { TrackedOrder, TrackedParcel } from '@dp/contract/tracking.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Card } from '@dp/ui/parts/card.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { type Stop, Stops } from '../orders/stops.tsx';
import { AskForDay } from './ask-for-day.tsx';
import { ExpectedDays } from './expected-days.tsx';
import styles from './track-page.module.css';
import type { TrackedBy } from './tracked-by.ts';
import { useParcelStops } from './use-parcel-stops.ts';

export interface TrackedParcelCardProps {
  readonly by: TrackedBy;
  readonly parcel: TrackedParcel;
  readonly title: ReactNode;
  /** Where it goes, if that is not said beside it. */
  readonly to?: string;
  /** What happened to the order before it was packed. */
  readonly before?: readonly Stop[];
  readonly onChanged: (order: TrackedOrder) => void;
}

/** So many products of a parcel are listed at once; more only when asked for. */
const OPEN_MAX = 4;

/** Where one parcel is, what is in it and what its courier collects. */
export function TrackedParcelCard(props: TrackedParcelCardProps) {
  const { by, parcel, title, to, before = [], onChanged } = props;
  const t = useTranslations('tracking');
  const orders = useTranslations('orders');
  const { price } = useFormat();
  const stops = useParcelStops(parcel);
  return (
    <Card title={title}>
      <div className={styles.parcel}>
        {/* First what people come for: when, how much, and what to do if it does not suit. */}
        <div className={styles.answer}>
          {parcel.expected === null ? null : <ExpectedDays days={parcel.expected} />}
          {to === undefined ? null : <p className={styles.soft}>{to}</p>}
          {parcel.cash === 0 ? null : (
            <dl className={styles.facts}>
              <div>
                <dt>{t('cash')}</dt>
                <dd className={styles.cash}>
                  <bdi>{price(parcel.cash)}</bdi>
                </dd>
              </div>
            </dl>
          )}
          {parcel.postponable ? <AskForDay by={by} parcel={parcel} onChanged={onChanged} /> : null}
        </div>
        <div className={styles.way}>
          <Stops stops={[...before, ...stops]} />
        </div>
        <div className={styles.about}>
          <dl className={styles.facts}>
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
                  <bdi>
                    <WholeWords text={name} />
                  </bdi>
                  <span className={styles.soft}>{orders('units', { count: quantity })}</span>
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
