import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Link } from 'react-router';
import { call } from '../api/client.ts';
import { TrailLink } from '../audit/trail-link.tsx';
import { ParcelDeliverySection } from '../bosta/parcel-delivery.tsx';
import { ParcelClaims } from '../claims/parcel-claims.tsx';
import { isUnderWay } from '../corrections/is-under-way.ts';
import { OutdatedLabel } from '../corrections/outdated-label.tsx';
import { ParcelDestination } from '../corrections/parcel-destination.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/parcel-page.ts';
import { AnswerDay } from './answer-day.tsx';
import { InspectionForm } from './inspection-form.tsx';
import { MoveParcel } from './move-parcel.tsx';
import styles from './parcel.module.css';
import { ParcelStateBadge } from './parcel-state-badge.tsx';
import { TrackingSection } from './tracking-section.tsx';

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const { id } = params;
  const [parcel, delivery, claims] = await Promise.all([
    call('getParcel', { params: { id }, signal }),
    call('getParcelDelivery', { params: { id }, signal }),
    call('getParcelClaims', { params: { id }, signal }),
  ]);
  return { parcel: parcel.data, delivery: delivery.data, claims: claims.data };
}

/** One parcel: where it is, what happened to it, and what can be done with it. */
export default function ParcelPage({
  loaderData: { parcel, delivery, claims },
}: Route.ComponentProps) {
  const t = useTranslations('parcels');
  const { price, number } = useFormat();
  const { dayMonth } = useDates();
  const locale = useLocale();
  const mayMove = useMay('orders.dispatch');
  const mayInspect = useMay('stock.adjust');
  const isBack = parcel.state === 'returned';
  const isOnItsWay = isUnderWay(parcel.state);
  // A registered parcel has the number that the company gave it.
  const registration = delivery.deliveries[0]?.state;
  const isAtCompany = registration === 'pending' || registration === 'created';
  return (
    <PageFrame
      title={parcel.code}
      intro={<ParcelStateBadge parcel={parcel} />}
      back="/parcels"
      narrow
    >
      {mayMove && parcel.asked?.agreed === null ? (
        <AnswerDay key={`day ${parcel.version}`} parcel={parcel} asked={parcel.asked} />
      ) : null}
      {parcel.label_outdated ? <OutdatedLabel parcel={parcel} /> : null}
      {isOnItsWay ? <ParcelDestination parcel={parcel} /> : null}
      {mayMove && parcel.next.length > 0 ? (
        <MoveParcel key={`move ${parcel.version}`} parcel={parcel} />
      ) : null}
      {isBack && parcel.inspected_at === null && mayInspect ? (
        <InspectionForm parcel={parcel} />
      ) : null}
      <ParcelDeliverySection parcel={parcel} delivery={delivery} mayChange={mayMove} />
      <TrackingSection
        key={`tracking ${parcel.id}`}
        parcel={parcel}
        mayType={mayMove && parcel.state !== 'void' && !isAtCompany}
      />
      {isOnItsWay ? null : <ParcelDestination parcel={parcel} />}
      <ParcelClaims parcelId={parcel.id} value={claims} />
      <Section title={t('about')}>
        <SectionRow
          title={t('order')}
          action={
            <Link to={`/orders/order/${parcel.order.id}`} className={styles.link}>
              <bdi>{parcel.order.number}</bdi>
            </Link>
          }
        />
        <SectionRow title={t('courier')} action={parcel.courier?.name[locale] ?? t('noCourier')} />
        {parcel.asked?.agreed ? (
          <SectionRow title={t('asked.agreed')} action={dayMonth(parcel.asked.day)} />
        ) : null}
        <SectionRow title={t('cash')} action={<bdi>{price(parcel.cash)}</bdi>} />
      </Section>
      <Section title={t('contents')}>
        {parcel.lines.map((line) => {
          const found = parcel.inspections.filter(({ product_id: id }) => id === line.product_id);
          return (
            <SectionRow
              key={line.product_id}
              title={line.name[locale]}
              detail={found
                .map(({ outcome, quantity }) =>
                  t('foundAs', { outcome: t(`outcomes.${outcome}`), quantity: number(quantity) }),
                )
                .join(' · ')}
              action={<bdi>{number(line.quantity)}</bdi>}
            />
          );
        })}
      </Section>
      <Section title={t('history')} action={<TrailLink kind="parcel" id={parcel.id} />}>
        {parcel.events.toReversed().map((event) => (
          <SectionRow
            key={`${event.state} ${event.at}`}
            title={t(`states.${event.state}`)}
            detail={
              <>
                <TimeAgo at={event.at} /> · <bdi>{event.actor.name ?? t('shop')}</bdi>
                {event.reason === null ? null : ` · ${t(`reasons.${event.reason}`)}`}
                {event.note === null ? null : ` · ${event.note}`}
              </>
            }
          />
        ))}
      </Section>
    </PageFrame>
  );
}
