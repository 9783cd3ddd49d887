import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { type Column, DataList } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import type { ListedWords } from './load-words.ts';

/** The shop's words by text, where it shows them and when they were changed. */
export function WordsList({ list }: { readonly list: readonly ListedWords[] }) {
  const t = useTranslations('texts');
  const columns: readonly Column<ListedWords>[] = [
    {
      key: 'name',
      header: t('words.text'),
      card: 'title',
      cell: ({ name }) => t(`words.names.${name}`),
    },
    { key: 'place', header: t('words.place'), cell: ({ name }) => t(`words.places.${name}`) },
    {
      key: 'saved',
      header: t('changed'),
      cell: ({ original, saved_at: at }) =>
        original || at === null ? <Badge look="plain">{t('original')}</Badge> : <TimeAgo at={at} />,
    },
  ];
  return (
    <PageFrame title={t('words.title')} intro={t('words.intro')}>
      <DataList
        label={t('words.title')}
        columns={columns}
        rows={list}
        rowKey={({ name }) => name}
        rowLink={({ name }) => `/texts/words/${name}`}
      />
    </PageFrame>
  );
}
