import { CLAIM_VIEWS } from '@dp/contract/staff/claim-values.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { CircleCheck } from 'lucide';
import { call } from '../api/client.ts';
import { FilterChips } from '../parts/filter-chips.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import type { Route } from './+types/claims-page.ts';
import { ClaimBadge } from './claim-badge.tsx';

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const address = new URL(url).searchParams;
  const view = CLAIM_VIEWS.find((name) => name === address.get('view')) ?? 'waiting';
  const after = address.get('after') ?? undefined;
  return call('listClaims', { query: { view, after }, signal });
}

/** What couriers are asked to pay, the first due first. */
export default function ClaimsPage({ loaderData: { data: claims, next } }: Route.ComponentProps) {
  const t = useTranslations('claims');
  const { price } = useFormat();
  const locale = useLocale();
  return (
    <PageFrame title={t('title')} intro={t('intro')} back="/settlements">
      <FilterChips
        name="view"
        label={t('view')}
        first={{ label: t('views.waiting') }}
        options={[{ value: 'ended', label: t('views.ended') }]}
      />
      <PagedList
        label={t('title')}
        rows={claims}
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
            key: 'state',
            header: t('state'),
            card: 'side',
            cell: (claim) => <ClaimBadge claim={claim} />,
          },
          {
            key: 'courier',
            header: t('courier'),
            card: 'plain',
            cell: ({ courier }) => courier.name[locale],
          },
          { key: 'reason', header: t('reason'), cell: ({ reason }) => t(`reasons.${reason}`) },
          {
            key: 'sum',
            header: t('sum'),
            align: 'end',
            cell: ({ sum }) => <bdi>{price(sum)}</bdi>,
          },
          {
            key: 'paid',
            header: t('paid'),
            align: 'end',
            cell: ({ paid }) => (paid === null ? '—' : <bdi>{price(paid)}</bdi>),
          },
        ]}
        empty={<EmptyState icon={CircleCheck} title={t('empty.title')} text={t('empty.text')} />}
        next={{ after: next }}
      />
    </PageFrame>
  );
}
