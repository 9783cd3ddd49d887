import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** Pages of a table that are read at a time, 8 kB each: on the embedded database other queries wait for them. */
const PAGES = 200;
/** Nothing is shown or brought back from these rows. */
const RECORDS = ['audit_log', 'unused_originals'];
/** An id anywhere, in an address or alone. */
const ID = '\\m[0-9a-f]{24}\\M';

/**
 * The ids of originals that any row names but the audit trail's: products, their old versions, slides, pages,
 * settings, mails, orders. Every column of text or JSON is looked through, so that tables that are added later are
 * covered, a piece at a time. A row that is changed meanwhile may be missed.
 */
export async function readNamedOriginals(db: Db): Promise<ReadonlySet<string>> {
  const { rows: tables } = await db.execute<{ name: string; columns: string; pages: number }>(sql`
    select quote_ident(relname) as name, string_agg(quote_ident(attname) || '::text', ',') as columns,
      (pg_relation_size(pg_class.oid) / current_setting('block_size')::int)::int as pages
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all(${sql.param(RECORDS)}::text[])
      and atttypid in ('jsonb'::regtype, 'json'::regtype, 'text'::regtype, 'varchar'::regtype, 'text[]'::regtype)
    group by pg_class.oid, relname order by relname`);
  const named = new Set<string>();
  for (const { name, columns, pages } of tables) {
    for (let page = 0; page < pages; page += PAGES) {
      const started = performance.now();
      const { rows } = await db.execute<{ id: string }>(sql`
        select distinct found[1] as id from ${sql.raw(name)},
          regexp_matches(concat_ws(' ', ${sql.raw(columns)}), ${ID}, 'g') as found
        where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + PAGES},0)`}::tid`);
      for (const { id } of rows) named.add(id);
      // The shop comes first.
      await setTimeout(performance.now() - started);
    }
  }
  return named;
}
