import type { GridEdit } from '@dp/contract/staff/product-grid.ts';
import type { UNDO_EXCEPTIONS } from '@dp/contract/staff/product-grid-values.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { gridSaveRows, gridSaves } from './product-grid-tables.ts';

export type GridSaveRecord = typeof gridSaves.$inferSelect;
export type GridSaveRow = typeof gridSaveRows.$inferSelect;
type UndoException = (typeof UNDO_EXCEPTIONS)[number];

export async function insertGridSave(db: Db, principal: Principal, at: Date): Promise<number> {
  const rows = await db
    .insert(gridSaves)
    .values({ at, ...actorOf(principal) })
    .returning({ id: gridSaves.id });
  const [row] = rows;
  if (!row) throw new Error('No save was inserted.');
  return row.id;
}

export async function findGridSave(db: Db, id: number): Promise<GridSaveRecord | undefined> {
  const [row] = await db.select().from(gridSaves).where(eq(gridSaves.id, id));
  return row;
}

/** Whether a save is this principal's own, which more rows can be added to. */
export async function isOwnGridSave(db: Db, principal: Principal, id: number): Promise<boolean> {
  const { actor, actorId } = actorOf(principal);
  const own = and(
    eq(gridSaves.id, id),
    eq(gridSaves.actor, actor),
    sql`${gridSaves.actorId} is not distinct from ${actorId}`,
  );
  const rows = await db.select({ id: gridSaves.id }).from(gridSaves).where(own);
  return rows.length > 0;
}

/** The latest saves that changed anything. */
export async function listGridSaveRecords(db: Db, limit: number): Promise<GridSaveRecord[]> {
  return db
    .select()
    .from(gridSaves)
    .where(sql`exists (select from ${gridSaveRows} where ${gridSaveRows.saveId} = ${gridSaves.id})`)
    .orderBy(desc(gridSaves.id))
    .limit(limit);
}

/** Records what a save changed of a product; of one that it changes again, what was there first. */
export async function recordGridSaveRow(
  tx: Db,
  row: { saveId: number; productId: number; version: number; before: GridEdit },
): Promise<void> {
  await tx
    .insert(gridSaveRows)
    .values(row)
    .onConflictDoUpdate({
      target: [gridSaveRows.saveId, gridSaveRows.productId],
      set: {
        version: row.version,
        before: sql`excluded.before || ${gridSaveRows.before}`,
      },
    });
}

const pending = and(isNull(gridSaveRows.undoneAt), isNull(gridSaveRows.leftBecause));

/** Rows of a save that no undo has looked at, by product. */
export async function listPendingRows(
  db: Db,
  saveId: number,
  limit: number,
): Promise<GridSaveRow[]> {
  return db
    .select()
    .from(gridSaveRows)
    .where(and(eq(gridSaveRows.saveId, saveId), pending))
    .orderBy(asc(gridSaveRows.productId))
    .limit(limit);
}

/** Records how an undo ended for a row, unless another undo did first. */
export async function endGridSaveRow(
  tx: Db,
  { saveId, productId }: GridSaveRow,
  end: { undoneAt: Date } | { leftBecause: UndoException },
): Promise<void> {
  await tx
    .update(gridSaveRows)
    .set(end)
    .where(and(eq(gridSaveRows.saveId, saveId), eq(gridSaveRows.productId, productId), pending));
}

/** How many rows some saves have, how many are undone and how many pending. */
export async function countGridSaveRows(db: Db, saveIds: readonly number[]) {
  if (saveIds.length === 0)
    return new Map<number, { rows: number; undone: number; pending: number }>();
  const rows = await db
    .select({
      id: gridSaveRows.saveId,
      rows: sql<number>`count(*)::int`,
      undone: sql<number>`count(${gridSaveRows.undoneAt})::int`,
      pending: sql<number>`(count(*) filter (where ${pending}))::int`,
    })
    .from(gridSaveRows)
    .where(inArray(gridSaveRows.saveId, [...saveIds]))
    .groupBy(gridSaveRows.saveId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Rows that an undo left as they were, by save and product. */
export async function listLeftRows(db: Db, saveId: number, limit: number): Promise<GridSaveRow[]> {
  return db
    .select()
    .from(gridSaveRows)
    .where(and(eq(gridSaveRows.saveId, saveId), isNotNull(gridSaveRows.leftBecause)))
    .orderBy(asc(gridSaveRows.productId))
    .limit(limit);
}
