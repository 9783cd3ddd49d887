import type { Locale } from '@dp/contract/locale.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { withoutFormula } from '../catalog-files/csv-formulas.ts';
import { csvText } from '../catalog-files/write-csv.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { maySeeCosts, type Principal, requirePermission } from '../principals/principal.ts';
import { type CsvFigure, REPORT_CSV_WORDS, UNCOUNTED } from './report-csv-words.ts';
import { type ReportPeriod, readReportRows } from './report-queries.ts';

/** Only for those who may see costs. */
const COSTS: readonly CsvFigure[] = ['costed', 'cost'];

/**
 * All rows of a report as CSV for spreadsheets: with a byte order mark, its heads in
 * the reader's language, texts that would run as formulas defused. The audit trail has a row of it.
 *
 * @throws ProblemError 403 `permission_required` without `export` or `reports.see`.
 */
export async function exportReport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  period: ReportPeriod,
  locale: Locale,
): Promise<StaffCallOutput<'exportReport'>['data']> {
  requirePermission(principal, 'export');
  requirePermission(principal, 'reports.see');
  const { report, from, to } = period;
  const costs = maySeeCosts(principal);
  const rows = await inTransaction(db, async (tx) => {
    await recordAudit(tx, principal, {
      action: 'reports.export',
      subject: { kind: 'reports', id: report },
      after: { from, to },
      at: now(),
    });
    return readReportRows(tx, period, null, costs);
  });
  const { rows: names, figures } = REPORT_CSV_WORDS[locale];
  const left = new Set([...UNCOUNTED[report], ...(costs ? [] : COSTS)]);
  const columns = (Object.keys(figures) as CsvFigure[]).filter((figure) => !left.has(figure));
  const heads = names[report];
  const lines = rows.map((row) => [
    ...[row.key, row.name?.[locale] ?? ''].slice(0, heads.length).map(withoutFormula),
    ...columns.map((column) => String(row[column])),
  ]);
  return {
    name: `${report}-${from}-${to}.csv`,
    type: 'text/csv',
    content: csvText([[...heads, ...columns.map((column) => figures[column])], ...lines]),
  };
}
