import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** A text that changes whenever any row of a small table does. */
export async function readTableDigest(db: Db, table: PgTable): Promise<string> {
  const { rows } = await db.execute<{ digest: string | null }>(
    sql`select md5(string_agg(md5(one::text), '' order by one.id)) as digest from ${table} one`,
  );
  return rows[0]?.digest ?? '';
}
