import type { ListedPinnedSearch } from '@dp/contract/staff/search-pins.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Pin, Plus, SearchX } from 'lucide';
import { call } from '../api/client.ts';
import type { Column } from '../parts/data-list.tsx';
import { listAddress } from '../parts/list-address.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { SearchField } from '../parts/search-field.tsx';
import type { Route } from './+types/pinned-searches-page.ts';
import { FirstProducts } from './first-products.tsx';
import { PINNED_SEARCHES, pinnedSearchPath } from './pinned-search-path.ts';

/** Searches with pinned products, or those that a text finds; text and cursor are in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { text, after } = listAddress(request);
  const query = { after, text: text || undefined };
  return { text, list: await call('listPinnedSearches', { query, signal: request.signal }) };
}

export default function PinnedSearchesPage({ loaderData: { text, list } }: Route.ComponentProps) {
  const t = useTranslations('pinnedSearches');
  const columns: readonly Column<ListedPinnedSearch>[] = [
    { key: 'query', header: t('query'), card: 'title', cell: ({ query }) => <bdi>{query}</bdi> },
    {
      key: 'products',
      header: t('products'),
      card: 'plain',
      cell: (row) => <FirstProducts of={row} />,
    },
    {
      key: 'shown',
      header: t('inShop'),
      card: 'side',
      cell: ({ pinned, shown }) =>
        shown === pinned ? (
          <Badge look="ok">{t('allShown')}</Badge>
        ) : (
          <Badge look="warning">{t('notShown', { count: pinned - shown })}</Badge>
        ),
    },
  ];
  return (
    <PageFrame
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <SearchField
            action={PINNED_SEARCHES}
            label={t('find')}
            hint={t('findHint')}
            text={text}
          />
          <ButtonLink to={`${PINNED_SEARCHES}/new`} icon={<Icon of={Plus} />}>
            {t('add')}
          </ButtonLink>
        </>
      }
    >
      <PagedList
        label={t('title')}
        columns={columns}
        rows={list.data}
        rowKey={({ key }) => key}
        rowLink={({ query }) => pinnedSearchPath(query)}
        empty={
          text === '' ? (
            <EmptyState icon={Pin} title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <EmptyState
              icon={SearchX}
              title={t('notFound.title', { text })}
              text={t('notFound.text')}
            />
          )
        }
        next={{ after: list.next }}
      />
    </PageFrame>
  );
}
