import { PARCEL_VIEWS } from '@dp/contract/staff/parcels.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { FilterChips } from '../parts/filter-chips.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/parcels-page.ts';
import { ParcelList } from './parcel-list.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const view = PARCEL_VIEWS.find((name) => name === address.get('view')) ?? 'all';
  return call('listParcels', {
    query: { view, before: address.get('before') ?? undefined },
    signal: request.signal,
  });
}

/** Parcels by what has to be done about them. */
export default function ParcelsPage({ loaderData: parcels }: Route.ComponentProps) {
  const t = useTranslations('parcels');
  return (
    <PageFrame title={t('title')}>
      <FilterChips
        name="view"
        label={t('views.label')}
        options={PARCEL_VIEWS.filter((view) => view !== 'all').map((view) => ({
          value: view,
          label: t(`views.${view}`),
        }))}
      />
      <ParcelList {...parcels} />
    </PageFrame>
  );
}
