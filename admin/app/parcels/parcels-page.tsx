import { PARCEL_PROBLEMS, PARCEL_VIEWS } from '@dp/contract/staff/parcels.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { FilterChips } from '../parts/filter-chips.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/parcels-page.ts';
import { ParcelList } from './parcel-list.tsx';

/** Parcels of one kind; whatever else narrows the list down is in the address too. */
export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const address = new URL(url).searchParams;
  const view = PARCEL_VIEWS.find((name) => name === address.get('view')) ?? 'all';
  const isAtShop = view === 'packed' || view === 'to_hand_over';
  const problem = PARCEL_PROBLEMS.find((name) => name === address.get('problem'));
  const query = {
    view,
    // What another view was narrowed to must not narrow this one where it is not shown.
    problem: view === 'problem' ? problem : undefined,
    courier: isAtShop ? undefined : (address.get('courier') ?? undefined),
    before: address.get('before') ?? undefined,
  };
  const [parcels, couriers] = await Promise.all([
    call('listParcels', { query, signal }),
    isAtShop ? undefined : call('listCouriers', { signal }),
  ]);
  return { view, parcels, couriers: couriers?.data ?? [] };
}

/** Parcels by what has to be done about them, those with a problem also by what it is. */
export default function ParcelsPage({
  loaderData: { view, parcels, couriers },
}: Route.ComponentProps) {
  const t = useTranslations('parcels');
  const locale = useLocale();
  return (
    <PageFrame title={t('title')}>
      <FilterChips
        name="view"
        label={t('views.label')}
        options={PARCEL_VIEWS.filter((name) => name !== 'all').map((name) => ({
          value: name,
          label: t(`views.${name}`),
        }))}
      />
      {view === 'problem' ? (
        <FilterChips
          name="problem"
          label={t('problem')}
          first={{ label: t('everyProblem') }}
          options={PARCEL_PROBLEMS.map((value) => ({ value, label: t(`problems.${value}`) }))}
        />
      ) : null}
      {couriers.length > 1 ? (
        <FilterChips
          name="courier"
          label={t('courier')}
          first={{ label: t('everyCourier') }}
          options={couriers.map(({ id, name }) => ({ value: String(id), label: name[locale] }))}
        />
      ) : null}
      <ParcelList {...parcels} />
    </PageFrame>
  );
}
