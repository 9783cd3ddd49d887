import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** A table of terms with the ids of what they find, and an index on (term text_pattern_ops, owner). */
export interface TermIndex {
  readonly table: SQL;
  readonly owner: SQL;
}

/** Different terms that a beginning is completed to; a longer beginning has fewer. */
const COMPLETIONS_MAX = 30;
/** Owners of a common word among which those with the other words are looked for. */
const CANDIDATES_MAX = 2_000;

/**
 * The newest owners of a term that begins like this. The different terms are found first, jumping from one to
 * the next in the index, then the newest owners of each: the work does not grow with the number of rows.
 */
export async function findByTermStart(
  db: Db,
  index: TermIndex,
  start: string,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive completed as (
      (
        select term from ${index.table}
        where term ~>=~ ${start} and term ~<~ ${after(start)}
        order by term using ~<~ limit 1
      )
      union all
      select (
        select next.term from ${index.table} as next
        where next.term ~>~ completed.term and next.term ~<~ ${after(start)}
        order by next.term using ~<~ limit 1
      )
      from completed where completed.term is not null
    ), terms as (select term from completed where term is not null limit ${COMPLETIONS_MAX})
    select distinct newest.${index.owner} as id
    from terms, lateral (
      select ${index.owner} from ${index.table} as found
      where found.term = terms.term order by found.${index.owner} desc limit ${limit}
    ) as newest
    order by id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * The newest owners of somebody's name: every word but the last is whole, the last may be a beginning. Of very
 * common words only the newest owners are compared.
 */
export async function findByName(
  db: Db,
  index: TermIndex,
  terms: readonly string[],
  limit: number,
): Promise<number[]> {
  const last = terms.at(-1) ?? '';
  const whole = terms.slice(0, -1);
  if (whole.length === 0) return findByTermStart(db, index, last, limit);
  const rarest = await rarestOf(db, index, whole);
  const others = whole.filter((term) => term !== rarest);
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${index.owner} as id from (
      select ${index.owner} from ${index.table} where term = ${rarest}
      order by ${index.owner} desc limit ${CANDIDATES_MAX}
    ) as candidates
    where (
      select bool_or(starts_with(own.term, ${last}))
        and count(*) filter (where own.term in (select jsonb_array_elements_text(${JSON.stringify(others)}::jsonb))) = ${others.length}
      from ${index.table} as own where own.${index.owner} = candidates.${index.owner}
    )
    order by id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The term with the fewest owners, counted as far as candidates go. */
async function rarestOf(db: Db, index: TermIndex, terms: readonly string[]): Promise<string> {
  const { rows } = await db.execute<{ term: string }>(sql`
    select term from jsonb_array_elements_text(${JSON.stringify(terms)}::jsonb) as term
    order by (
      select count(*) from (
        select from ${index.table} as found where found.term = term.value limit ${CANDIDATES_MAX}
      ) as counted
    ) limit 1`);
  return rows[0]?.term ?? '';
}

/** The least text after every text with this beginning: bytes decide, and none is greater than this one. */
function after(start: string): string {
  return `${start}\u{10FFFF}`;
}
