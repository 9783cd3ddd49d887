import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { BulkStore } from '../bulk-changes/bulk-records.ts';
import { unleased } from '../bulk-changes/lease.ts';
import type { Db } from '../database/database.ts';
import { sheetPieces, sheetRows, sheets } from './sheet-tables.ts';

export type SheetRecord = typeof sheets.$inferSelect;
export type SheetRowRecord = typeof sheetRows.$inferSelect;

/** The states with background work left to do. */
const WORKING = ['checking', 'applying', 'undoing', 'discarding'] as const;

/** Whether a sheet is in the middle of work. */
export function isWorking({ state }: Pick<SheetRecord, 'state'>): boolean {
  return (WORKING as readonly string[]).includes(state);
}

export const sheetStore = new BulkStore<SheetRecord>(sheets, getTableColumns(sheets), {
  reached: 0,
  share: 0,
  lease: null,
  leaseUntil: null,
});

/** The oldest sheet with work to do that no other process is reading at `at`. */
export async function findSheetWork(db: Db, at: Date): Promise<SheetRecord | undefined> {
  const [row] = await db
    .select()
    .from(sheets)
    .where(and(inArray(sheets.state, [...WORKING]), unleased(sheets, at)))
    .orderBy(asc(sheets.id))
    .limit(1);
  return row;
}

/** How many sheets are not applied yet. */
export async function countWaitingSheets(db: Db): Promise<number> {
  return db.$count(sheets, inArray(sheets.state, ['checking', 'faulty', 'ready']));
}

/** Bytes of a piece of a file. */
const PIECE = 256 * 1_024;

/** Stores the file of a sheet. */
export async function insertSheetFile(tx: Db, sheetId: number, bytes: Buffer): Promise<void> {
  for (let number = 0; number * PIECE < bytes.length; number += 1) {
    const piece = bytes.subarray(number * PIECE, (number + 1) * PIECE);
    await tx.insert(sheetPieces).values({ sheetId, number, content: piece.toString('base64') });
  }
}

/** The file of a sheet; empty once it is gone. */
export async function readSheetFile(db: Db, sheetId: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (;;) {
    const [piece] = await db
      .select({ content: sheetPieces.content })
      .from(sheetPieces)
      .where(and(eq(sheetPieces.sheetId, sheetId), eq(sheetPieces.number, pieces.length)));
    if (!piece) return Buffer.concat(pieces);
    pieces.push(Buffer.from(piece.content, 'base64'));
  }
}

/** Deletes the file of a sheet. */
export async function deleteSheetFile(tx: Db, sheetId: number): Promise<void> {
  await tx.delete(sheetPieces).where(eq(sheetPieces.sheetId, sheetId));
}

/** A sheet's rows below a line, in its order. */
export async function listSheetRowRecords(
  db: Db,
  sheetId: number,
  { after, limit, where }: { after: number; limit: number; where?: ReturnType<typeof and> },
): Promise<SheetRowRecord[]> {
  return db
    .select()
    .from(sheetRows)
    .where(and(eq(sheetRows.sheetId, sheetId), sql`${sheetRows.line} > ${after}`, where))
    .orderBy(asc(sheetRows.line))
    .limit(limit);
}
