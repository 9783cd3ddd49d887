import type { AddressCorrection } from '@dp/contract/staff/address-corrections.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { MapPinOff } from 'lucide';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/correct-address-page.ts';
import { CorrectionForm } from './correction-form.tsx';

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const { signal, url } = request;
  const [{ data: order }, { data: places }] = await Promise.all([
    call('getAddressCorrection', { params: { id }, signal }),
    call('listPlaces', { signal }),
  ]);
  const parcel = new URL(url).searchParams.get('parcel');
  const isKnown = order.parcels.some((own) => String(own.id) === parcel);
  return { order, places, back: isKnown ? `/parcels/${parcel}` : `/orders/order/${id}` };
}

/** Corrects where an order goes while a parcel of it is on its way. */
export default function CorrectAddressPage({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData;
  return <OpenedAddress key={order.order_id} {...loaderData} now={order} />;
}

interface OpenedAddressProps extends Pick<Route.ComponentProps['loaderData'], 'places' | 'back'> {
  /** As it is by now: the page is read again whenever an order changes. */
  readonly now: AddressCorrection;
}

function OpenedAddress({ now, places, back }: OpenedAddressProps) {
  // What was typed belongs to the version that it was typed over.
  const [order, setOrder] = useState(now);
  if (!order.correctable) return <NotCorrectable order={order} back={back} />;
  return (
    <CorrectionForm
      key={order.version}
      order={order}
      parcels={now.parcels}
      places={places}
      back={back}
      onTakeTheirs={setOrder}
    />
  );
}

function NotCorrectable({
  order: { number, order_id: id, parcels },
  back,
}: {
  readonly order: AddressCorrection;
  readonly back: string;
}) {
  const t = useTranslations('corrections');
  const isPacked = parcels.length > 0;
  return (
    <PageFrame title={t('title', { number })} back={back}>
      <EmptyState
        icon={MapPinOff}
        title={t('closed')}
        text={isPacked ? t('closedEnded') : t('closedUnpacked')}
        action={
          isPacked ? undefined : (
            <ButtonLink to={`/orders/order/${id}/edit`}>{t('editInstead')}</ButtonLink>
          )
        }
      />
    </PageFrame>
  );
}
