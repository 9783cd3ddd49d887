import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { type Column, DataList } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import type { ListedPage } from './load-pages.ts';

/** Every page of text, and when it was changed. */
export function PageList({ pages }: { readonly pages: readonly ListedPage[] }) {
  const t = useTranslations('texts');
  const locale = useLocale();
  const columns: readonly Column<ListedPage>[] = [
    {
      key: 'title',
      header: t('page'),
      card: 'title',
      cell: (page) => <bdi>{page[`title_${locale}`]}</bdi>,
    },
    {
      key: 'saved',
      header: t('changed'),
      cell: ({ original, saved_at: at }) =>
        original || at === null ? <Badge look="plain">{t('original')}</Badge> : <TimeAgo at={at} />,
    },
  ];
  return (
    <PageFrame title={t('pages.title')} intro={t('pages.intro')}>
      <DataList
        label={t('pages.title')}
        columns={columns}
        rows={pages}
        rowKey={({ name }) => name}
        rowLink={({ name }) => `/texts/pages/${name}`}
      />
    </PageFrame>
  );
}
