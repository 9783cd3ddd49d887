import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Banknote } from 'lucide';
import { call } from '../api/client.ts';
import { DataList } from '../parts/data-list.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/cash-page.ts';

const AGES = ['days_0_3', 'days_4_7', 'days_8_14', 'older'] as const;

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return (await call('getCash', { signal })).data;
}

/** Cash that couriers have collected and not handed in, by age. */
export default function CashPage({ loaderData: cash }: Route.ComponentProps) {
  const t = useTranslations('cash');
  const { price } = useFormat();
  const locale = useLocale();
  return (
    <PageFrame
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          {cash.length > 0 ? (
            <ExportButton read={async () => (await call('exportCash', { body: {} })).data} />
          ) : null}
          <ButtonLink look="secondary" size="small" to="/couriers">
            {t('couriers')}
          </ButtonLink>
          <ButtonLink look="secondary" size="small" to="/settlements">
            {t('settlements')}
          </ButtonLink>
        </>
      }
    >
      {cash.length === 0 ? (
        <EmptyState icon={Banknote} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <DataList
          label={t('title')}
          rows={cash}
          rowKey={({ courier }) => courier.id}
          rowLink={({ courier }) => `/cash/${courier.id}`}
          columns={[
            {
              key: 'courier',
              header: t('courier'),
              card: 'title',
              cell: ({ courier }) => courier.name[locale],
            },
            {
              key: 'sum',
              header: t('outstanding'),
              card: 'side',
              align: 'end',
              cell: ({ sum }) => <bdi>{price(sum)}</bdi>,
            },
            ...AGES.map((age) => ({
              key: age,
              header: t(`ages.${age}`),
              align: 'end' as const,
              cell: ({ ages }: (typeof cash)[number]) => <bdi>{price(ages[age].sum)}</bdi>,
            })),
          ]}
        />
      )}
    </PageFrame>
  );
}
