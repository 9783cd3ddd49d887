import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { CircleCheck } from 'lucide';
import { call } from '../api/client.ts';
import { Columns } from '../parts/columns.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Pager } from '../parts/pager.tsx';
import { RecordChoice } from '../parts/record-choice.tsx';
import { Section } from '../parts/section.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/courier-cash-page.ts';
import { PastHandIns } from './past-hand-ins.tsx';
import { ReceiveCash } from './receive-cash.tsx';
import { useChosenParcels } from './use-chosen-parcels.ts';

export async function clientLoader({
  params: { id },
  request: { url, signal },
}: Route.ClientLoaderArgs) {
  const address = new URL(url).searchParams;
  const after = address.get('after') ?? undefined;
  const before = address.get('received_before') ?? undefined;
  const list = (after: string | undefined) =>
    call('listOutstandingCash', { params: { id }, query: { after }, signal });
  const [page, handIns, couriers] = await Promise.all([
    list(after),
    call('listHandIns', { params: { id }, query: { before }, signal }),
    call('listCouriers', { signal }),
  ]);
  const isLater = page.data.length > 0 && after !== undefined;
  return {
    courier: couriers.data.find((courier) => String(courier.id) === id),
    // A further page whose parcels were all received says nothing about those before.
    outstanding: isLater || after === undefined ? page : await list(undefined),
    isLater,
    handIns,
  };
}

/** A courier's delivered parcels whose cash is outstanding; the counted cash is received for chosen ones. */
export default function CourierCashPage({
  params,
  loaderData: {
    courier,
    outstanding: { data: parcels, next },
    isLater,
    handIns,
  },
}: Route.ComponentProps) {
  const t = useTranslations('cash');
  const { price } = useFormat();
  const { date } = useDates();
  const locale = useLocale();
  const mayReceive = useMay('settlement.match');
  const chosen = useChosenParcels(parcels);
  return (
    <PageFrame title={courier?.name[locale] ?? t('title')} back="/cash">
      <Columns
        main={
          <Section title={t('outstanding')}>
            {parcels.length === 0 ? (
              <EmptyState icon={CircleCheck} title={t('settled.title')} text={t('settled.text')} />
            ) : (
              parcels.map((parcel) => (
                <RecordChoice
                  key={parcel.id}
                  checked={chosen.has(parcel.id)}
                  disabled={!mayReceive}
                  onChange={() => chosen.toggle(parcel)}
                  number={parcel.order.number}
                  name={parcel.order.name}
                  detail={
                    <>
                      <bdi>{price(parcel.outstanding)}</bdi>
                      {parcel.delivered_at === null ? null : ` · ${date(parcel.delivered_at)}`}
                    </>
                  }
                />
              ))
            )}
            <Pager next={{ after: next }} />
          </Section>
        }
        side={
          <>
            {mayReceive && (parcels.length > 0 || chosen.all.length > 0) ? (
              <ReceiveCash courier={params.id} chosen={chosen}>
                <Button look="secondary" size="small" onClick={() => chosen.add(parcels)}>
                  {t(isLater || next !== null ? 'choosePage' : 'chooseAll')}
                </Button>
              </ReceiveCash>
            ) : null}
            {handIns.data.length === 0 ? null : <PastHandIns {...handIns} />}
          </>
        }
      />
    </PageFrame>
  );
}
