import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { foldReports, lockReports } from './fold-reports.ts';
import { eachMeasure, MEASURES, summaries } from './report-measures.ts';

/**
 * Makes the summaries of reports equal to the rows again, by adding what they differ by. One statement sees
 * both, so orders may go on. Returns how many summaries were wrong: none, unless rows were changed behind
 * the shop's back.
 *
 * @throws ProblemError 403 `permission_required` without `settings.edit`.
 */
export async function rebuildReports(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
): Promise<number> {
  requirePermission(principal, 'settings.edit');
  const wrong = await inTransaction(db, async (tx) => {
    await lockReports(tx);
    await tx.execute(sql`delete from report_months`);
    await tx.execute(sql`
      insert into report_months
      select subject, date_trunc('month', day)::date, key, ${eachMeasure((column) => sql`sum(${column})`)}
      from report_days group by 1, 2, 3`);
    const { rowCount } = await tx.execute(sql`
      insert into report_deltas
      select subject, day, key, ${eachMeasure((column) => sql`sum(${column})`)}
      from (
        select * from report_rows
        union all
        select subject, day, key, ${eachMeasure((column) => sql`-${column}`)} from ${summaries}
      ) as compared
      group by subject, day, key
      having ${sql.join(
        MEASURES.map(({ column }) => sql`sum(${column}) <> 0`),
        sql` or `,
      )}`);
    const count = rowCount ?? 0;
    await recordAudit(tx, principal, {
      action: 'reports.rebuild',
      subject: { kind: 'reports', id: 'all' },
      after: { wrong: count },
      at: now(),
    });
    return count;
  });
  await foldReports(db);
  return wrong;
}
