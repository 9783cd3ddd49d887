import { dayAfter, dayOf } from '@dp/contract/cairo-time.ts';
import { REPORTS } from '@dp/contract/staff/report-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ChipLink } from '@dp/ui/parts/chip.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { ChartColumn } from 'lucide';
import { useNavigation } from 'react-router';
import { call } from '../api/client.ts';
import { DataList } from '../parts/data-list.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/reports-page.ts';
import { PeriodForm } from './period-form.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportTotals } from './report-totals.tsx';
import styles from './reports-page.module.css';
import { useReportColumns, useRowName } from './use-report-columns.tsx';

/** The report and its period are in the address; without a period the last 30 days. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const report = REPORTS.find((name) => name === params.report) ?? 'days';
  const address = new URL(request.url).searchParams;
  const today = dayOf(new Date());
  const first = dayAfter(today, -29);
  const query = { from: address.get('from') || first, to: address.get('to') || today };
  const { data } = await call('getReport', { params: { report }, query, signal: request.signal });
  return { report, today, data };
}

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { report, today, data } = loaderData;
  const { from, to, rows } = data;
  const t = useTranslations('reports');
  const { location } = useNavigation();
  const columns = useReportColumns(report);
  const nameOf = useRowName(report);
  return (
    <PageFrame
      title={t('title')}
      intro={t(`intros.${report}`)}
      actions={
        <ExportButton
          read={async () =>
            (await call('exportReport', { params: { report }, body: { from, to } })).data
          }
        />
      }
    >
      <nav aria-label={t('title')} className={styles.row}>
        {REPORTS.map((name) => (
          <ChipLink
            key={name}
            to={`/reports/${name}?from=${from}&to=${to}`}
            aria-current={name === report ? 'page' : undefined}
          >
            {t(`names.${name}`)}
          </ChipLink>
        ))}
      </nav>
      <PeriodForm key={`${from}${to}`} report={report} from={from} to={to} today={today} />
      {rows.length === 0 ? (
        <EmptyState icon={ChartColumn} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <>
          <ReportTotals report={report} total={data.total} before={data.before} />
          <ReportChart report={report} rows={rows} from={from} to={to} nameOf={nameOf} />
          <DataList
            label={t(`names.${report}`)}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            pending={location !== undefined}
          />
          {data.total.costed === null ? null : <p className={styles.note}>{t('marginText')}</p>}
          {data.more ? <p className={styles.note}>{t('more')}</p> : null}
        </>
      )}
    </PageFrame>
  );
}
