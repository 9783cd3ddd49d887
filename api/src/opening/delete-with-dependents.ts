import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { idArray } from '../database/id-array.ts';

/**
 * Rows of one statement: on the embedded database no other query is answered while it runs. For each row deleted
 * the database looks for what points at it, by index.
 */
const PIECE = 500;

/** A foreign key that refuses to delete what it points at. */
interface Reference extends Record<string, unknown> {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  /** Whether the child's rows have an `id` that others may point at. */
  readonly hasId: boolean;
}

/**
 * Deletes rows by id, and before them what depends on them, as the foreign keys say: tables that are added to the
 * shop later are covered. Only for rows whose dependents may all go.
 *
 * @returns how many of `table` there were.
 */
export async function deleteWithDependents(
  tx: Db,
  table: string,
  ids: readonly number[],
): Promise<number> {
  const references = await readReferences(tx);
  let deleted = 0;
  for (let from = 0; from < ids.length; from += PIECE) {
    // The embedded database runs in this process: between two pieces it serves what needs no database.
    await setImmediate();
    deleted += await deleteRows(tx, references, table, ids.slice(from, from + PIECE));
  }
  return deleted;
}

async function deleteRows(
  tx: Db,
  references: readonly Reference[],
  table: string,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  for (const { child, column, hasId } of references.filter(({ parent }) => parent === table)) {
    const points = sql`${sql.identifier(column)} = any(${idArray(ids)})`;
    // Rows of the same table do not point at each other any more, or go in the same statement.
    if (child === table) continue;
    if (hasId) {
      const { rows } = await tx.execute<{ id: number }>(
        sql`select id from ${sql.identifier(child)} where ${points}`,
      );
      const dependents = rows.map(({ id }) => id);
      await deleteRows(tx, references, child, dependents);
    } else {
      await tx.execute(sql`delete from ${sql.identifier(child)} where ${points}`);
    }
  }
  const { rowCount } = await tx.execute(
    sql`delete from ${sql.identifier(table)} where id = any(${idArray(ids)})`,
  );
  return rowCount ?? 0;
}

async function readReferences(tx: Db): Promise<readonly Reference[]> {
  const { rows } = await tx.execute<Reference>(sql`
    select child.relname as child, own.attname as column, parent.relname as parent,
      exists (select from pg_attribute where attrelid = child.oid and attname = 'id'
        and atttypid in ('int4'::regtype, 'int8'::regtype)) as "hasId"
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype in ('a', 'r')`);
  return rows;
}
