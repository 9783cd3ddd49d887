import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { idArray } from './id-array.ts';

/** A small table whose rows staff add, edit and put in order. */
type EditedTable = PgTable & Readonly<Record<'id' | 'slug' | 'position' | 'version', AnyPgColumn>>;

interface EditedRow {
  readonly id: number;
  readonly slug: string;
  readonly position: number;
  readonly version: number;
}

/** The rows of a table whose changes wait for each other; each writing is inside `changeCatalog`. */
export interface EditedRows<Row extends EditedRow, Fields extends object> {
  /** Adds one, last in the order; a slug that is taken gets a number. */
  insertLast(tx: Db, slug: string, fields: Fields): Promise<Row>;
  /** Changes one and raises its version. */
  update(tx: Db, id: number, fields: Partial<Fields>): Promise<Row>;
  remove(tx: Db, id: number): Promise<void>;
  /** Numbers the rows in the order of their ids, from 1; writes only those whose place changes. */
  order(tx: Db, ids: readonly number[]): Promise<void>;
}

type RowOf<T extends EditedTable> = T['$inferSelect'] & EditedRow;
type FieldsOf<T extends EditedTable> = Omit<
  T['$inferInsert'],
  'id' | 'slug' | 'position' | 'version'
>;

/** How the rows of a table are edited. */
export function editedRows<T extends EditedTable>(table: T): EditedRows<RowOf<T>, FieldsOf<T>> {
  // Drizzle cannot follow a table that is not known yet through its builders.
  const any: EditedTable = table;
  return {
    async insertLast(tx, slug, fields) {
      const rows = (await tx
        .select({ slug: table.slug, position: table.position })
        .from(any)) as Pick<EditedRow, 'slug' | 'position'>[];
      const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
      const values = { ...fields, slug: freeSlug(slug, rows), position };
      const [row] = await tx.insert(any).values(values).returning();
      return row as RowOf<T>;
    },
    async update(tx, id, fields) {
      const [row] = await tx
        .update(any)
        .set({ ...fields, version: sql`${table.version} + 1` })
        .where(eq(table.id, id))
        .returning();
      return row as RowOf<T>;
    },
    async remove(tx, id) {
      await tx.delete(any).where(eq(table.id, id));
    },
    async order(tx, ids) {
      await tx.execute(sql`
        update ${table} set position = wanted.place
        from unnest(${idArray(ids)}) with ordinality as wanted (id, place)
        where ${table.id} = wanted.id and ${table.position} <> wanted.place`);
    },
  };
}

function freeSlug(wanted: string, rows: readonly { readonly slug: string }[]): string {
  const taken = new Set(rows.map(({ slug }) => slug));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
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
