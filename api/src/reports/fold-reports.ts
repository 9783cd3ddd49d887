import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { lockKeys, tryLockKey } from '../database/lock-keys.ts';
import { eachMeasure } from './report-measures.ts';

/** Deltas of one statement: the embedded database answers nobody else meanwhile. */
const BATCH = 5_000;

/** Held by a transaction that changes the summaries, so that there is one at a time. */
const REPORTS_KEY = 'reports';

/**
 * Moves the deltas into the summaries, a batch per transaction, until none is left. Returns at once when
 * another process is doing so. Orders never wait for it: they only append deltas.
 */
export async function foldReports(db: Db): Promise<void> {
  while ((await foldBatch(db)) === BATCH);
}

async function foldBatch(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await tryLockKey(tx, REPORTS_KEY))) return 0;
    const { rows } = await tx.execute<{ count: number }>(sql`
      with folded as (
        delete from report_deltas where ctid = any(array(select ctid from report_deltas limit ${BATCH}))
        returning *
      ), days as (${addTo(sql`report_days`, sql`day`)}),
      months as (${addTo(sql`report_months`, sql`date_trunc('month', day)::date`)})
      select count(*)::int as count from folded`);
    return rows[0]?.count ?? 0;
  });
}

function addTo(table: SQL, day: SQL): SQL {
  return sql`
    insert into ${table}
    select subject, ${day}, key, ${eachMeasure((column) => sql`sum(${column})`)}
    from folded group by 1, 2, 3
    on conflict (subject, day, key) do update set
      ${eachMeasure((column) => sql`${column} = ${table}.${column} + excluded.${column}`)}`;
}

/** Waits until nobody else changes the summaries, until the end of the transaction. */
export async function lockReports(tx: Db): Promise<void> {
  await lockKeys(tx, [REPORTS_KEY]);
}
