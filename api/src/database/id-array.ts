import { type SQL, sql } from 'drizzle-orm';

/** An array of ids as one parameter, however many. */
export function idArray(ids: readonly number[]): SQL {
  return sql`${sql.param(`{${ids.join(',')}}`)}::int[]`;
}

/**
 * Ids to be looked up for many rows, as in `id in ${idSet(ids)}`: it is hashed once, where an array may be
 * searched from its start for each row, which takes minutes with 100,000 of both.
 */
export function idSet(ids: readonly number[]): SQL {
  return sql`(select unnest(${idArray(ids)}))`;
}
