import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { FileSpreadsheet } from 'lucide';
import { useNavigation } from 'react-router';
import { call } from '../api/client.ts';
import { DataList } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Pager } from '../parts/pager.tsx';
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
  const { price, number, dateTime } = useFormat();
  const locale = useLocale();
  const { state } = useNavigation();
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
        {settlements.data.length === 0 ? (
          <EmptyState icon={FileSpreadsheet} title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <DataList
            label={t('booked')}
            framed
            rows={settlements.data}
            rowKey={({ id }) => id}
            rowLink={({ id }) => `/settlements/${id}`}
            pending={state === 'loading'}
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
                cell: ({ fees, vat }) => <bdi>{price(fees + vat)}</bdi>,
              },
              {
                key: 'lines',
                header: t('lines'),
                align: 'end',
                cell: ({ count }) => <bdi>{number(count)}</bdi>,
              },
            ]}
          />
        )}
        <Pager
          next={settlements.next === null ? undefined : { before: String(settlements.next) }}
        />
      </Section>
    </PageFrame>
  );
}
