import type { ShownSearchGap } from '@dp/contract/staff/search.ts';
import { GAP_REASONS } from '@dp/contract/staff/search-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { CircleCheck, SearchX } from 'lucide';
import { call } from '../api/client.ts';
import type { Column } from '../parts/data-list.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { FilterChips } from '../parts/filter-chips.tsx';
import { listAddress } from '../parts/list-address.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import type { Route } from './+types/search-gaps-page.ts';
import { GapActions } from './gap-actions.tsx';

/** Searches that served customers poorly; text, reason and cursor are in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { address, text, after } = listAddress(request);
  const reason = GAP_REASONS.find((name) => name === address.get('reason'));
  const query = { reason, after, text: text || undefined };
  return { text, reason, list: await call('listSearchGaps', { query, signal: request.signal }) };
}

export default function SearchGapsPage({
  loaderData: { text, reason, list },
}: Route.ComponentProps) {
  const t = useTranslations('searchGaps');
  const { number } = useFormat();
  const columns: readonly Column<ShownSearchGap>[] = [
    {
      key: 'query',
      header: t('query'),
      card: 'title',
      cell: ({ query }) => <bdi>{query}</bdi>,
    },
    { key: 'count', header: t('times'), align: 'end', cell: ({ count }) => number(count) },
    { key: 'last', header: t('last'), cell: ({ last_at: at }) => <TimeAgo at={at} /> },
    {
      key: 'why',
      header: t('why'),
      cell: ({ reasons }) =>
        reasons
          .map((each) => t('because', { reason: t(`reasons.${each.reason}`), count: each.count }))
          .join(' · '),
    },
  ];
  return (
    <PageFrame
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <SearchField action="/search-gaps" label={t('find')} hint={t('findHint')} text={text} />
          {list.data.length > 0 ? (
            <ExportButton
              read={async () =>
                (await call('exportSearchGaps', { body: { reason, ...(text && { text }) } })).data
              }
            />
          ) : null}
        </>
      }
    >
      <FilterChips
        name="reason"
        label={t('why')}
        options={GAP_REASONS.map((each) => ({ value: each, label: t(`reasons.${each}`) }))}
      />
      <PagedList
        label={t('title')}
        columns={columns}
        rows={list.data}
        rowKey={({ query }) => query}
        rowActions={({ query }) => <GapActions query={query} />}
        empty={
          text === '' && reason === undefined ? (
            <EmptyState icon={CircleCheck} title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <EmptyState icon={SearchX} title={t('notFound.title')} text={t('notFound.text')} />
          )
        }
        next={{ after: list.next }}
      />
    </PageFrame>
  );
}
