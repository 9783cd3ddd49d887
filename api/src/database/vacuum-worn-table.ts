import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Frees the room of rows that were replaced or deleted in the table that has most of them, once they are a fifth of
 * it. PostgreSQL does so by itself; the embedded database has no autovacuum, and its tables would grow with every
 * change. Queries wait meanwhile: some milliseconds, and 1 to 3 s for 100,000 products of which each was changed.
 *
 * @returns the table; undefined when none is worn.
 */
export async function vacuumWornTable(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select quote_ident(pg_class.relname) as name
    from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where n_dead_tup > 1000 + greatest(reltuples, 0) / 5
    order by n_dead_tup desc limit 1`);
  const name = rows[0]?.name;
  if (name === undefined) return undefined;
  await db.execute(sql.raw(`vacuum (analyze) ${name}`));
  return name;
}
