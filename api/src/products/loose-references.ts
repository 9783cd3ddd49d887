import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** The names of tables that name products without a foreign key: who deletes a product deletes their rows. */
export async function readLooseTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    join pg_attribute on attrelid = pg_class.oid and attname = 'product_id' and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not exists (
      select from pg_constraint where contype = 'f' and conrelid = pg_class.oid and attnum = any(conkey))`);
  return rows.map(({ name }) => name);
}
