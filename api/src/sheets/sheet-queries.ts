import type { Locale } from '@dp/contract/locale.ts';
import type { SheetRowList } from '@dp/contract/staff/sheet-values.ts';
import type { ShownSheet, ShownSheetRow } from '@dp/contract/staff/sheets.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { readOrderedBetween } from '../orders/read-ordered-between.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { presentSheet, presentSheetRow, presentSheets } from './present-sheets.ts';
import { listSheetRowRecords, type SheetRecord, sheetStore } from './sheet-store.ts';
import { sheetRows } from './sheet-tables.ts';

const PAGE = 50;

/** A page of sheets, the newest first. Throws 403 `permission_required` without `prices.edit`. */
export async function listSheets(
  db: Db,
  principal: Principal,
  before: number | undefined,
  locale: Locale,
): Promise<{ data: ShownSheet[]; next: string | null }> {
  requirePermission(principal, 'prices.edit');
  const rows = await sheetStore.page(db, before, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? String(page.at(-1)?.id) : null;
  const shown = page.filter(({ state }) => state !== 'discarding');
  return { data: await presentSheets(db, shown, locale), next };
}

/**
 * A sheet that is there.
 *
 * @throws ProblemError 403 `permission_required` without `prices.edit`, 404 `sheet_not_found`.
 */
export async function requireSheet(db: Db, principal: Principal, id: number): Promise<SheetRecord> {
  requirePermission(principal, 'prices.edit');
  const sheet = await sheetStore.find(db, id);
  if (!sheet || sheet.state === 'discarding') throw new ProblemError(404, 'sheet_not_found');
  return sheet;
}

/** One sheet. Throws as `requireSheet`. */
export async function getSheet(
  db: Db,
  principal: Principal,
  id: number,
  locale: Locale,
): Promise<ShownSheet> {
  return presentSheet(db, await requireSheet(db, principal, id), locale);
}

const LISTS: Readonly<Record<SheetRowList, SQL>> = {
  wrong: eq(sheetRows.outcome, 'wrong'),
  new: eq(sheetRows.outcome, 'new'),
  changed: eq(sheetRows.outcome, 'changed'),
  left: sql`(${sheetRows.obstacle} is not null or ${sheetRows.undoObstacle} is not null)`,
};

/** A page of a sheet's rows in its order. Throws as `requireSheet`. */
export async function listSheetRows(
  db: Db,
  principal: Principal,
  { id, show, after = 0 }: { readonly id: number; show: SheetRowList; after?: number | undefined },
  locale: Locale,
): Promise<{ data: ShownSheetRow[]; next: string | null }> {
  const { appliedAt, undoneAt } = await requireSheet(db, principal, id);
  const rows = await listSheetRowRecords(db, id, { after, limit: PAGE + 1, where: LISTS[show] });
  const page = rows.slice(0, PAGE);
  const ids = page.flatMap(({ productId }) => productId ?? []);
  const ordered = await readOrderedBetween(db, ids, { from: appliedAt, to: undoneAt });
  return {
    data: page.map((row) => presentSheetRow(row, ordered.get(row.productId ?? 0) ?? 0, locale)),
    next: rows.length > PAGE ? String(page.at(-1)?.line) : null,
  };
}
