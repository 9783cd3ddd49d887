import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** A table whose rows carry how often they were changed, so that an edit of an older state is refused. */
type VersionedTable = PgTable & Readonly<Record<'id' | 'version', AnyPgColumn>>;
type RowOf<T extends VersionedTable> = T['$inferSelect'];

/** Changes a row and raises its version. @throws when there is no such row, which its caller has locked or read. */
export async function changeRow<T extends VersionedTable>(
  tx: Db,
  table: T,
  id: number,
  changes: Partial<Omit<RowOf<T>, 'id' | 'version'>>,
): Promise<RowOf<T>> {
  // Drizzle cannot follow a table that is not known yet through its builders.
  const any: VersionedTable = table;
  const [row] = await tx
    .update(any)
    .set({ ...changes, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
    .returning();
  if (row === undefined) throw new Error(`Row ${id} to change is not there.`);
  return row as RowOf<T>;
}
