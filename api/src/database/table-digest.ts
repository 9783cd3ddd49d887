import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/**
 * A query of one text that changes whenever any row of a small table does.
 *
 * @param key what its rows are sorted by, as columns of `one`.
 */
export function tableDigest(table: PgTable, key: SQL = sql`one.id`): SQL {
  return sql`(select md5(string_agg(md5(one::text), '' order by ${key})) from ${table} one)`;
}

/** The texts of some `tableDigest`s, in one statement. */
export async function readDigests<K extends string>(
  db: Db,
  digests: Readonly<Record<K, SQL>>,
): Promise<Record<K, string>> {
  const columns = Object.entries<SQL>(digests).map(
    ([name, digest]) => sql`${digest} as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<Record<K, string | null>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  return Object.fromEntries(
    Object.keys(digests).map((name) => [name, rows[0]?.[name as K] ?? '']),
  ) as Record<K, string>;
}
