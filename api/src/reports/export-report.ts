import type { Locale } from '@dp/contract/locale.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { ReportFigures } from '@dp/contract/staff/reports.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { withoutFormula } from '../catalog-files/csv-formulas.ts';
import { csvText } from '../catalog-files/write-csv.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { type ReportPeriod, readReportRows } from './report-queries.ts';

/** Figures in the file, by the names of the API. */
const COLUMNS = [
  'placed',
  'sold',
  'delivered',
  'returned',
  'asked',
  'confirmed',
  'first_attempts',
  'sales',
  'discount',
  'vat',
  'shipping',
  'lost_shipping',
  'outstanding',
  'outstanding_sum',
] as const satisfies readonly (keyof ReportFigures)[];

/**
 * All rows of a report as CSV for spreadsheets: with a byte order mark, texts that would run as formulas
 * defused. The audit trail has a row of it.
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
  const rows = await db.transaction(async (tx) => {
    await recordAudit(tx, principal, {
      action: 'reports.export',
      subject: { kind: 'reports', id: report },
      after: { from, to },
      at: now(),
    });
    return readReportRows(tx, period, null);
  });
  const lines = rows.map((row) => [
    withoutFormula(row.key),
    withoutFormula(row.name?.[locale] ?? ''),
    ...COLUMNS.map((column) => String(row[column])),
  ]);
  return {
    name: `${report}-${from}-${to}.csv`,
    type: 'text/csv',
    content: csvText([['key', 'name', ...COLUMNS], ...lines]),
  };
}
