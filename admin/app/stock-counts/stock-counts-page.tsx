import type { StockCount } from '@dp/contract/staff/stock-counts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { ClipboardCheck } from 'lucide';
import { call } from '../api/client.ts';
import { Columns } from '../parts/columns.tsx';
import type { Column } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { currentMe, useMay } from '../session/me.ts';
import type { Route } from './+types/stock-counts-page.ts';
import { ApprovalSection } from './approval-section.tsx';
import { CountBadge } from './count-badge.tsx';
import { StartCountSection } from './start-count-section.tsx';
import { useCountWords } from './use-count-words.ts';

/** Counts, the newest first; the cursor is in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const [counts, scopes, settings] = await Promise.all([
    call('listStockCounts', { query: { before }, signal }),
    call('listCountScopes', { signal }),
    currentMe()?.permissions.includes('settings.edit')
      ? call('getSettings', { signal })
      : undefined,
  ]);
  return { counts, categories: scopes.data.categories, approval: settings?.data.stock };
}

export default function StockCountsPage({
  loaderData: { counts, categories, approval },
}: Route.ComponentProps) {
  const t = useTranslations('stockCounts');
  const { number } = useFormat();
  const words = useCountWords();
  const maySet = useMay('settings.edit');
  const columns: readonly Column<StockCount>[] = [
    {
      key: 'count',
      header: t('title'),
      card: 'title',
      cell: (count) => words.title(count),
    },
    { key: 'scope', header: t('scope'), card: 'plain', cell: (count) => words.scope(count) },
    {
      key: 'started',
      header: t('startedAt'),
      cell: ({ started_at: at, started_by: by }) => (
        <>
          <bdi>{by}</bdi> · <TimeAgo at={at} />
        </>
      ),
    },
    { key: 'lines', header: t('lines'), align: 'end', cell: ({ counted }) => number(counted) },
    {
      key: 'state',
      header: t('state'),
      card: 'side',
      cell: ({ state }) => <CountBadge state={state} />,
    },
  ];
  return (
    <PageFrame title={t('title')} intro={t('intro')} back="/stock">
      <Columns
        first="side"
        side={
          <>
            <StartCountSection categories={categories} />
            {maySet && approval !== undefined ? <ApprovalSection setting={approval} /> : null}
          </>
        }
        main={
          <PagedList
            label={t('title')}
            columns={columns}
            rows={counts.data}
            rowKey={({ id }) => id}
            rowLink={({ id }) => `/stock/counts/${id}`}
            empty={
              <EmptyState icon={ClipboardCheck} title={t('empty.title')} text={t('empty.text')} />
            }
            next={{ before: counts.next }}
          />
        }
      />
    </PageFrame>
  );
}
