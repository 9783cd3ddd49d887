import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** A small table whose rows staff put in order. */
type Ordered = PgTable & { readonly id: AnyPgColumn; readonly position: AnyPgColumn };

/** Numbers the rows of a table in the order of their ids, from 1; writes only those whose place changes. */
export async function orderRows(tx: Db, table: Ordered, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update ${table} set position = wanted.place
    from unnest(${sql.param(`{${ids.join(',')}}`)}::int[]) with ordinality as wanted (id, place)
    where ${table.id} = wanted.id and ${table.position} <> wanted.place`);
}

/**
 * The ids with one of them before another, or last for null.
 *
 * @returns undefined where either is not among them, also for one before itself.
 */
export function withMoved(
  ids: readonly number[],
  { id, before }: { readonly id: number; readonly before: number | null },
): number[] | undefined {
  const others = ids.filter((each) => each !== id);
  const place = before === null ? others.length : others.indexOf(before);
  if (place === -1 || others.length === ids.length) return undefined;
  return others.toSpliced(place, 0, id);
}
