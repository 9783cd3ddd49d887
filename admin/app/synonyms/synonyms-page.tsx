import type { SynonymGroupShown } from '@dp/contract/staff/search.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Plus, SearchX, WholeWord } from 'lucide';
import { call } from '../api/client.ts';
import type { Column } from '../parts/data-list.tsx';
import { FilterChips } from '../parts/filter-chips.tsx';
import { listAddress } from '../parts/list-address.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { SearchField } from '../parts/search-field.tsx';
import type { Route } from './+types/synonyms-page.ts';
import { groupPath } from './group-path.ts';
import { Phrases } from './phrases.tsx';

/** Groups of synonyms, or those that a text finds; text, filter and cursor are in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { address, text, after } = listAddress(request);
  const filter = address.get('filter') === 'own' ? ('own' as const) : ('all' as const);
  const query = { filter, after, text: text || undefined };
  return { text, list: await call('listSynonyms', { query, signal: request.signal }) };
}

export default function SynonymsPage({ loaderData: { text, list } }: Route.ComponentProps) {
  const t = useTranslations('synonyms');
  const columns: readonly Column<SynonymGroupShown>[] = [
    {
      key: 'words',
      header: t('words'),
      card: 'title',
      cell: ({ phrases }) => <Phrases of={phrases} />,
    },
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'changed',
      header: t('whose'),
      card: 'side',
      cell: ({ changed }) => (changed ? <Badge look="ok">{t('own')}</Badge> : null),
    },
  ];
  return (
    <PageFrame
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <SearchField action="/synonyms" label={t('find')} hint={t('findHint')} text={text} />
          <ButtonLink to="/synonyms/new" icon={<Icon of={Plus} />}>
            {t('add')}
          </ButtonLink>
        </>
      }
    >
      <FilterChips
        name="filter"
        label={t('filter')}
        options={[{ value: 'own', label: t('own') }]}
      />
      <PagedList
        label={t('title')}
        columns={columns}
        rows={list.data}
        rowKey={({ name }) => name}
        rowLink={({ name }) => groupPath(name)}
        empty={
          text === '' ? (
            <EmptyState icon={WholeWord} title={t('noneOwn.title')} text={t('noneOwn.text')} />
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
