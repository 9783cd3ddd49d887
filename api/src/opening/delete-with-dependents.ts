import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { idsOf } from './find-demo.ts';

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
  return deleteRows(tx, references, table, ids);
}

async function deleteRows(
  tx: Db,
  references: readonly Reference[],
  table: string,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  for (const { child, column, hasId } of references.filter(({ parent }) => parent === table)) {
    const points = sql`${sql.identifier(column)} = any(${idsOf(ids)})`;
    // A row of the same table, such as a category below another one, goes in the same statement.
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
    sql`delete from ${sql.identifier(table)} where id = any(${idsOf(ids)})`,
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
