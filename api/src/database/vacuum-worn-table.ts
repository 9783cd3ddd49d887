import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Tables that are larger than this without ever having been analysed: some megabytes. */
const UNKNOWN_BYTES = 8 * 1_024 * 1_024;
/** Most tables that one command vacuums. */
const TABLES_MAX = 50;

/**
 * Frees the room of rows that were replaced or deleted in the table that has most of them, once they, or its new
 * rows, are a fifth of it, and renews what the planner knows of it: without that, scans of an index read the table
 * as well. PostgreSQL does so by itself at the same counts; the embedded database has no autovacuum. Its counts
 * end with the process, so a large table that was never analysed counts as worn too. Queries wait meanwhile: some
 * milliseconds, and 1 to 4 s for 100,000 products of which each was changed.
 *
 * @returns the table; undefined when none is worn.
 */
export async function vacuumWornTable(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select quote_ident(pg_class.relname) as name
    from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where greatest(n_dead_tup, n_ins_since_vacuum) > 1000 + greatest(reltuples, 0) / 5
      or (reltuples < 0 and pg_relation_size(relid) > ${UNKNOWN_BYTES})
    order by n_dead_tup + n_ins_since_vacuum desc, pg_relation_size(relid) desc limit 1`);
  const name = rows[0]?.name;
  if (name === undefined) return undefined;
  await db.execute(sql.raw(`vacuum (analyze) ${name}`));
  return name;
}

/** Vacuums every worn table, as a command does before it ends. */
export async function vacuumWornTables(db: Db): Promise<void> {
  // Counts are else some seconds late.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  for (let count = 0; count < TABLES_MAX; count += 1) {
    if ((await vacuumWornTable(db)) === undefined) return;
  }
}
