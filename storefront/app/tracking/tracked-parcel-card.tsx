import type { TrackedOrder, TrackedParcel } from '@dp/contract/tracking.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { AskForDay } from '../parcels/ask-for-day.tsx';
import { ParcelAnswer } from '../parcels/parcel-answer.tsx';
import { type Stop, Stops } from '../parcels/stops.tsx';
import type { TrackedBy } from '../parcels/tracked-by.ts';
import { useParcelWords } from '../parcels/use-parcel-words.ts';
import { smallPicture } from '../products/product-summary.ts';
import { loginAddress } from '../session/login-guard.ts';
import { useSignedIn } from '../session/use-session.ts';
import styles from './track-page.module.css';

export interface TrackedParcelCardProps {
  readonly by: TrackedBy;
  readonly order: TrackedOrder;
  readonly parcel: TrackedParcel;
  readonly title: ReactNode;
  /** Where it goes, if that is not said beside it. */
  readonly to?: string;
  /** The way of the order whose only parcel it is. */
  readonly stops?: readonly Stop[];
  /** Contacts, where they are needed at once. */
  readonly ask: ReactNode;
  readonly onChanged: (order: TrackedOrder) => void;
}

/** So many products of a parcel are listed at once; more only when asked for. */
const OPEN_MAX = 4;

/** Where one parcel is, what is in it and what its courier collects. */
export function TrackedParcelCard(props: TrackedParcelCardProps) {
  const { by, order, parcel, title, to, ask, onChanged } = props;
  const t = useTranslations('tracking');
  const orders = useTranslations('orders');
  const { price } = useFormat();
  const parcelWords = useParcelWords();
  const stops = props.stops ?? parcelWords(parcel);
  return (
    <Card title={title}>
      <div className={styles.parcel}>
        {/* First what people come for: when, how much, and what to do if it does not suit. */}
        <div className={styles.answer}>
          <ParcelAnswer parcel={parcel} status={order.status} />
          <dl className={styles.facts}>
            {to === undefined ? null : (
              <div>
                <dt>{t('to')}</dt>
                <dd>{to}</dd>
              </div>
            )}
            {parcel.cash === 0 ? null : (
              <div>
                <dt>{t('cash')}</dt>
                <dd className={styles.cash}>
                  <bdi>{price(parcel.cash)}</bdi>
                </dd>
              </div>
            )}
          </dl>
          {parcel.postponable ? <AskForDay by={by} parcel={parcel} onChanged={onChanged} /> : null}
          {parcel.state === 'delivered' ? <AfterDelivery order={order} /> : null}
          {ask}
        </div>
        <div className={styles.way}>
          <Stops stops={stops} />
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
              {parcel.lines.map(({ name, image, kelvin, quantity }) => (
                <li key={name}>
                  <ProductPicture
                    picture={image ? smallPicture(image) : undefined}
                    sizes="48px"
                    kelvin={kelvin ?? undefined}
                    className={styles.picture}
                  />
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

/** To the order, and the way back for what does not suit; a guest signs in first and comes back to both. */
function AfterDelivery({ order: { number, own_id: id } }: { readonly order: TrackedOrder }) {
  const t = useTranslations('tracking');
  const returns = useTranslations('returns');
  const signedIn = useSignedIn();
  if (id === null) {
    // The order belongs to another shopper.
    if (signedIn) return null;
    return (
      <ButtonLink to={loginAddress(`/track-order?number=${number}`)} look="secondary">
        {returns('ask')}
      </ButtonLink>
    );
  }
  return (
    <div className={styles.after}>
      <ButtonLink to={`/order-history/${id}`} look="secondary">
        {t('orderPage')}
      </ButtonLink>
      <ButtonLink to={`/order-history/${id}/return`} look="secondary">
        {returns('ask')}
      </ButtonLink>
    </div>
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
