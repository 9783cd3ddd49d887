import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';

/** What writing a list of rows did. */
export interface UpsertCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** @param written of each row that was inserted or changed, whether it was inserted. */
export function countUpserts(
  total: number,
  written: readonly { readonly created: boolean }[],
): UpsertCounts {
  const created = written.filter((row) => row.created).length;
  return { created, updated: written.length - created, unchanged: total - written.length };
}

/**
 * The part of `onConflictDoUpdate` that writes the new row's values of `columns`, where any of them differs;
 * unchanged rows are not written.
 */
export function takeOverWhereDifferent<T extends PgTable>(
  table: T,
  columns: readonly (keyof T['_']['columns'] & string)[],
): { set: PgUpdateSetSource<T>; setWhere: SQL } {
  const all = getTableColumns(table);
  const pairs = columns.map((key) => {
    const column = all[key];
    if (!column) throw new Error(`There is no column ${key}`);
    return { key, column, excluded: sql`excluded.${sql.identifier(column.name)}` };
  });
  const present = sql.join(
    pairs.map(({ column }) => sql`${column}`),
    sql`, `,
  );
  const wanted = sql.join(
    pairs.map(({ excluded }) => excluded),
    sql`, `,
  );
  return {
    set: Object.fromEntries(
      pairs.map(({ key, excluded }) => [key, excluded]),
    ) as PgUpdateSetSource<T>,
    setWhere: sql`(${present}) is distinct from (${wanted})`,
  };
}

/**
 * Takes over what differs in rows that staff edit: a row that changes has a new version, so that no open edit
 * overwrites it.
 */
export function takeOverAsNewVersion<T extends PgTable>(
  table: T & { readonly version: AnyPgColumn },
  columns: readonly (keyof T['_']['columns'] & string)[],
): { set: PgUpdateSetSource<T>; setWhere: SQL } {
  const { set, setWhere } = takeOverWhereDifferent<T>(table, columns);
  return { set: { ...set, version: sql`${table.version} + 1` }, setWhere };
}

/** In `returning` of an upsert: whether the row is new. */
export function isNew(table: PgTable): SQL<boolean> {
  return sql<boolean>`${table}.xmax = 0`;
}
