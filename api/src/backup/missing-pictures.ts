import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { MediaStore } from '../media/media-port.ts';

/** A picture that rows name and the media store does not have. */
export interface MissingPicture {
  readonly id: string;
  /** The tables whose rows name it. */
  readonly tables: readonly string[];
}

/** Tables that name pictures only as they once were: nothing is shown or brought back from their rows. */
const RECORDS: readonly string[] = ['audit_log', 'outbox'];

/** The id in an address such as `/media/ab/ab…`, anywhere in a row. */
const ADDRESS = '/media/[0-9a-f]{2}/([0-9a-f]{24})';

/**
 * The pictures that rows name, old versions too, and the media store does not have. Every JSON column is looked
 * through, so that tables that are added later are covered.
 *
 * @throws ProblemError 503 `media_away`.
 */
export async function findMissingPictures(db: Db, media: MediaStore): Promise<MissingPicture[]> {
  const there = new Set(await media.ids());
  const columns = await db.execute<{ table: string; column: string }>(sql`
    select relname as table, attname as column from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'jsonb'::regtype
      and not attisdropped order by relname, attnum`);
  const missing = new Map<string, Set<string>>();
  for (const { table, column } of columns.rows) {
    if (RECORDS.includes(table)) continue;
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct found[1] as id
      from ${sql.identifier(table)},
        regexp_matches(${sql.identifier(column)}::text, ${ADDRESS}, 'g') as found`);
    for (const { id } of rows) {
      if (there.has(id)) continue;
      missing.set(id, (missing.get(id) ?? new Set()).add(table));
    }
  }
  return [...missing]
    .map(([id, tables]) => ({ id, tables: [...tables] }))
    .sort((one, other) => one.id.localeCompare(other.id));
}
