import type { PriceBatch } from '@dp/contract/staff/price-batches.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { HandCoins, Plus, Tags } from 'lucide';
import { call } from '../api/client.ts';
import type { Column } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/price-batches-page.ts';
import { PriceBatchBadge } from './price-batch-badge.tsx';
import { usePriceSentence } from './use-price-sentence.ts';

/** Changes of many prices, the newest first; the cursor is in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  return call('listPriceBatches', { query: { before }, signal: request.signal });
}

export default function PriceBatchesPage({ loaderData: { data, next } }: Route.ComponentProps) {
  const t = useTranslations('prices');
  const costs = useTranslations('costs');
  const mayCost = useMay('costs.see');
  const { number } = useFormat();
  const sentence = usePriceSentence();
  const columns: readonly Column<PriceBatch>[] = [
    { key: 'rule', header: t('change'), card: 'title', cell: (batch) => sentence.rule(batch) },
    {
      key: 'products',
      header: t('products'),
      card: 'plain',
      cell: (batch) => sentence.products(batch),
    },
    {
      key: 'changes',
      header: t('figures.changes'),
      align: 'end',
      cell: ({ changes }) => number(changes),
    },
    {
      key: 'made',
      header: t('made'),
      cell: ({ created_at: at, created_by: { name } }) => (
        <>
          <bdi>{name}</bdi> · <TimeAgo at={at} />
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'side',
      cell: ({ state }) => <PriceBatchBadge state={state} />,
    },
  ];
  return (
    <PageFrame
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          {mayCost ? (
            <ButtonLink to="/prices/costs" look="secondary" icon={<Icon of={HandCoins} />}>
              {costs('open')}
            </ButtonLink>
          ) : null}
          <ButtonLink to="/prices/new" icon={<Icon of={Plus} />}>
            {t('new')}
          </ButtonLink>
        </>
      }
    >
      <PagedList
        label={t('title')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/prices/${id}`}
        empty={<EmptyState icon={Tags} title={t('empty.title')} text={t('empty.text')} />}
        next={{ before: next }}
      />
    </PageFrame>
  );
}
