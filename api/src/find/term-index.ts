import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** A table of terms with the ids of what they find, and an index on (term text_pattern_ops, owner). */
export interface TermIndex {
  readonly table: SQL;
  readonly owner: SQL;
}

/** The different terms that begin like this, found by jumping from one to the next in the index; at most `limit`. */
export async function completions(
  db: Db,
  { table }: TermIndex,
  start: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ term: string }>(sql`
    with recursive completed as (
      (
        select term from ${table}
        where term ~>=~ ${start} and term ~<~ ${after(start)}
        order by term using ~<~ limit 1
      )
      union all
      select (
        select next.term from ${table} as next
        where next.term ~>~ completed.term and next.term ~<~ ${after(start)}
        order by next.term using ~<~ limit 1
      )
      from completed where completed.term is not null
    )
    select term from completed where term is not null limit ${limit}`);
  return rows.map(({ term }) => term);
}

/** The newest owners of any of these terms, each once. */
export async function newestOwners(
  db: Db,
  { table, owner }: TermIndex,
  terms: readonly string[],
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct newest.${owner} as id
    from jsonb_array_elements_text(${JSON.stringify(terms)}::jsonb) as wanted, lateral (
      select ${owner} from ${table} as found
      where found.term = wanted.value order by found.${owner} desc limit ${limit}
    ) as newest
    order by id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The least text after every text with this beginning: bytes decide, and none is greater than this one. */
function after(start: string): string {
  return `${start}\u{10FFFF}`;
}
