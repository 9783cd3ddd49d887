import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { type Column, DataList } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/rates-page.ts';
import { useRateColumns } from './use-rate-columns.tsx';

type Governorate = StaffCallOutput<'listDeliveryRates'>['data'][number];

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return (await call('listDeliveryRates', { signal })).data;
}

const idOf = ({ id }: Governorate) => id;
const pageOf = ({ id }: Governorate) => `/delivery-rates/${id}`;

/** What delivery costs in each governorate; its page has its cities. */
export default function RatesPage({ loaderData: governorates }: Route.ComponentProps) {
  const t = useTranslations('rates');
  const columns: readonly Column<Governorate>[] = [
    ...useRateColumns<Governorate>({ place: t('governorate'), none: t('noDelivery') }),
    {
      key: 'cities',
      header: t('cities'),
      cell: ({ cities, own }) => (own === 0 ? t('allAlike', { cities }) : t('own', { own })),
    },
  ];
  return (
    <PageFrame title={t('title')} intro={t('intro')}>
      <DataList
        label={t('title')}
        columns={columns}
        rows={governorates}
        rowKey={idOf}
        rowLink={pageOf}
      />
    </PageFrame>
  );
}
