import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { FileSpreadsheet } from 'lucide';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { Section } from '../parts/section.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/settlements-page.ts';
import { CheckSection } from './check-section.tsx';

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const before = new URL(url).searchParams.get('before') ?? undefined;
  const [settlements, couriers] = await Promise.all([
    call('listSettlements', { query: { before }, signal }),
    call('listCouriers', { signal }),
  ]);
  return { settlements, couriers: couriers.data };
}

/** A courier's file is looked at and booked; below, what was booked before. */
export default function SettlementsPage({
  loaderData: { settlements, couriers },
}: Route.ComponentProps) {
  const t = useTranslations('settlements');
  const { price, number } = useFormat();
  const dateTime = useDateTime();
  const locale = useLocale();
  const mayBook = useMay('settlement.match');
  return (
    <PageFrame
      title={t('title')}
      intro={t('intro')}
      back="/cash"
      actions={
        <ButtonLink look="secondary" size="small" to="/claims">
          {t('claims')}
        </ButtonLink>
      }
    >
      {mayBook ? <CheckSection couriers={couriers} /> : null}
      <Section title={t('booked')}>
        <PagedList
          label={t('booked')}
          framed
          rows={settlements.data}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `/settlements/${id}`}
          columns={[
            {
              key: 'courier',
              header: t('courier'),
              card: 'title',
              cell: ({ courier }) => courier.name[locale],
            },
            {
              key: 'net',
              header: t('net'),
              card: 'side',
              align: 'end',
              cell: ({ net }) => <bdi>{price(net)}</bdi>,
            },
            { key: 'name', header: t('file'), cell: ({ name }) => <bdi>{name}</bdi> },
            { key: 'at', header: t('at'), cell: ({ at }) => dateTime(at) },
            {
              key: 'cash',
              header: t('cash'),
              align: 'end',
              cell: ({ received }) => <bdi>{price(received)}</bdi>,
            },
            {
              key: 'fees',
              header: t('feesAndVat'),
              align: 'end',
              cell: (settlement) => <bdi>{price(settlement.fees_with_vat)}</bdi>,
            },
            {
              key: 'lines',
              header: t('lines'),
              align: 'end',
              cell: ({ count }) => <bdi>{number(count)}</bdi>,
            },
          ]}
          empty={
            <EmptyState icon={FileSpreadsheet} title={t('empty.title')} text={t('empty.text')} />
          }
          next={{ before: settlements.next }}
        />
      </Section>
    </PageFrame>
  );
}
