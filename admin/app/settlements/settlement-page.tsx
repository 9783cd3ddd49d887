import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { call } from '../api/client.ts';
import { DataList } from '../parts/data-list.tsx';
import { Figures } from '../parts/figures.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Pager } from '../parts/pager.tsx';
import type { Route } from './+types/settlement-page.ts';

export async function clientLoader({
  params: { id },
  request: { url, signal },
}: Route.ClientLoaderArgs) {
  const after = new URL(url).searchParams.get('after') ?? undefined;
  return call('getSettlement', { params: { id }, query: { after }, signal });
}

/** A settlement that was booked, with what it brought for each parcel. */
export default function SettlementPage({
  loaderData: { data: settlement, next },
}: Route.ComponentProps) {
  const t = useTranslations('settlements');
  const { price } = useFormat();
  const dateTime = useDateTime();
  const locale = useLocale();
  const { courier, name, at, actor, received, fees, vat, net, lines } = settlement;
  return (
    <PageFrame
      title={courier.name[locale]}
      intro={
        <>
          <bdi>{name}</bdi> · {dateTime(at)} · <bdi>{actor.name}</bdi>
        </>
      }
      back="/settlements"
    >
      <Figures
        of={[
          [t('cash'), price(received)],
          [t('fees'), price(fees)],
          [t('vat'), price(vat)],
          [t('net'), price(net)],
        ]}
      />
      <DataList
        label={t('lines')}
        rows={lines}
        rowKey={({ id }) => id}
        rowLink={({ parcel }) => `/parcels/${parcel.id}`}
        columns={[
          {
            key: 'parcel',
            header: t('parcel'),
            card: 'title',
            cell: ({ parcel }) => <bdi>{parcel.code}</bdi>,
          },
          {
            key: 'cash',
            header: t('cash'),
            card: 'side',
            align: 'end',
            cell: ({ cash }) => <bdi>{price(cash)}</bdi>,
          },
          {
            key: 'fees',
            header: t('feesAndVat'),
            align: 'end',
            cell: (line) => <bdi>{price(line.fees_with_vat)}</bdi>,
          },
          {
            key: 'transaction',
            header: t('transaction'),
            cell: ({ transaction }) => <bdi>{transaction ?? '—'}</bdi>,
          },
          {
            key: 'outstanding',
            header: t('outstanding'),
            align: 'end',
            cell: ({ outstanding }) =>
              outstanding === 0 ? '—' : <Badge look="warning">{price(outstanding)}</Badge>,
          },
        ]}
      />
      <Pager next={{ after: next }} />
    </PageFrame>
  );
}
