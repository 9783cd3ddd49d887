import { DAY_MS } from '@dp/contract/durations.ts';
import { SHEET_DAYS } from '@dp/contract/staff/sheet-values.ts';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { deleteSheetFile } from './sheet-store.ts';
import { sheetRows, sheets } from './sheet-tables.ts';

/** Deletes a discarded sheet: `size` of its rows, or where none are left the rest. */
export async function dropSheet(tx: Db, id: number, size: number): Promise<void> {
  const lines = tx
    .select({ line: sheetRows.line })
    .from(sheetRows)
    .where(eq(sheetRows.sheetId, id))
    .limit(size);
  const { rowCount } = await tx
    .delete(sheetRows)
    .where(and(eq(sheetRows.sheetId, id), inArray(sheetRows.line, lines)));
  if ((rowCount ?? 0) > 0) return;
  await deleteSheetFile(tx, id);
  await tx.delete(sheets).where(eq(sheets.id, id));
}

/** Lets sheets go that are older than `SHEET_DAYS`; the audit trail says what they did. */
export async function discardOldSheets(db: Db, at: Date): Promise<void> {
  const oldest = new Date(at.getTime() - SHEET_DAYS * DAY_MS);
  await db
    .update(sheets)
    .set({ state: 'discarding', version: sql`${sheets.version} + 1` })
    .where(
      and(
        lt(sheets.createdAt, oldest),
        inArray(sheets.state, ['faulty', 'ready', 'applied', 'undone']),
      ),
    );
}
