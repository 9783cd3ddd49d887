import { SHEET_DAYS } from '@dp/contract/staff/sheet-values.ts';
import type { ShownSheet } from '@dp/contract/staff/sheets.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { FileSpreadsheet } from 'lucide';
import { call } from '../api/client.ts';
import type { Column } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { currentMe, useMay } from '../session/me.ts';
import type { Route } from './+types/sheets-page.ts';
import { ExportSection } from './export-section.tsx';
import { SheetBadge } from './sheet-badge.tsx';
import { UploadSection } from './upload-section.tsx';

/** Sheets that staff sent, the newest first; which products to export is in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  if (!currentMe()?.permissions.includes('prices.edit')) return { data: [], next: null };
  return call('listSheets', { query: { before }, signal: request.signal });
}

/** Products as spreadsheets, out and in. */
export default function SheetsPage({ loaderData: { data, next } }: Route.ComponentProps) {
  const t = useTranslations('sheets');
  const { number } = useFormat();
  const [mayPrice, mayStock] = [useMay('prices.edit'), useMay('stock.adjust')];
  const columns: readonly Column<ShownSheet>[] = [
    {
      key: 'name',
      header: t('file'),
      card: 'title',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'changes',
      header: t('changes'),
      align: 'end',
      cell: (sheet) => number(sheet.new + sheet.changed),
    },
    {
      key: 'sent',
      header: t('sent'),
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
      cell: ({ state }) => <SheetBadge state={state} />,
    },
  ];
  return (
    <PageFrame title={t('title')} intro={t('intro')} back="/products">
      <ExportSection />
      {mayPrice && mayStock ? <UploadSection /> : null}
      {mayPrice ? (
        <PagedList
          label={t('list')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `/sheets/${id}`}
          empty={
            <EmptyState
              icon={FileSpreadsheet}
              title={t('empty.title')}
              text={t('empty.text', { days: SHEET_DAYS, number: number(SHEET_DAYS) })}
            />
          }
          next={{ before: next }}
        />
      ) : null}
    </PageFrame>
  );
}
