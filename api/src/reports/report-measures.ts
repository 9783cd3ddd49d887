import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { reportDays } from './report-tables.ts';

const { subject: _, day: __, key: ___, ...measures } = getTableColumns(reportDays);

/** What is counted of a subject. */
export type ReportMeasure = keyof typeof measures;

/** The columns of the summaries that are added up, as `report_days` names them. */
export const MEASURES: readonly { readonly name: ReportMeasure; readonly column: SQL }[] =
  Object.entries(measures).map(([name, column]) => ({
    name: name as ReportMeasure,
    column: sql.identifier(column.name) as unknown as SQL,
  }));

/** A list of SQL, one item for each measure. */
export function eachMeasure(item: (column: SQL, name: ReportMeasure) => SQL): SQL {
  return sql.join(
    MEASURES.map(({ column, name }) => item(column, name)),
    sql`, `,
  );
}

/** The summaries with what has not been folded into them yet: exact at the statement's snapshot. */
export const summaries = sql`(
  select * from report_days union all select * from report_deltas
) as summaries`;
