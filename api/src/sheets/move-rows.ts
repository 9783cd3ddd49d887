import type { SheetRowObstacle } from '@dp/contract/staff/sheet-values.ts';
import { sql } from 'drizzle-orm';
import { recordAuditsOf } from '../audit-trail/record-audit.ts';
import { type ProductGroups, readProductGroups } from '../catalog/product-groups.ts';
import type { Db } from '../database/database.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { changeColumns, lockProductVersions, readIdsBySku } from '../products/change-columns.ts';
import { findTurned } from '../products/product-turns.ts';
import { addProducts } from './add-products.ts';
import { type MovedRow, readMovedRows } from './read-moved-rows.ts';
import type { SheetMove } from './sheet-move.ts';
import { type SheetRecord, sheetStore } from './sheet-store.ts';

/**
 * Changes the products of a sheet's next `size` rows, or brings them back, with their rows in the audit trail and the
 * states that they replace, as an edit of each product does. A product that is not what the step starts from was
 * changed by somebody else or by its dates: it stays, and its row says so.
 *
 * @param version the catalogue's next version, held (`holdNextCatalogVersion`).
 * @returns whether there were rows left; if not, the work is done.
 */
export async function moveRows(
  tx: Db,
  sheet: SheetRecord,
  move: SheetMove,
  { size, version }: { readonly size: number; readonly version: number },
): Promise<boolean> {
  const { principal, at } = moverOf(sheet, move);
  const rows = await readMovedRows(tx, sheet, move, size);
  const last = rows.at(-1);
  if (last === undefined) return false;
  const versions = await lockProductVersions(
    tx,
    rows.flatMap(({ productId }) => productId ?? []),
  );
  const added = await readIdsBySku(
    tx,
    rows.flatMap(({ productId, sku }) => (productId === null ? sku : [])),
  );
  const turned = await findTurned(
    tx,
    new Map(rows.flatMap(({ productId, life }) => (productId && life ? [[productId, life]] : []))),
  );
  const groups = await readProductGroups(tx);
  const left: { line: number; obstacle: SheetRowObstacle }[] = [];
  const moved: MovedRow[] = [];
  for (const row of rows) {
    const obstacle =
      row.productId === null
        ? added.has(row.sku) && 'added_meanwhile'
        : (versions.get(row.productId) !== row.fromVersion || turned.has(row.productId)) &&
          'changed_meanwhile';
    const kept = obstacle || (hasGroups(row, groups) ? undefined : 'group_removed');
    if (kept) left.push({ line: row.line, obstacle: kept });
    else moved.push(row);
  }
  const change = { version, principal, at };
  const [fresh = [], known = []] = [true, false].map((isNew) =>
    moved.filter(({ productId }) => (productId === null) === isNew),
  );
  await moveProducts(tx, sheet.id, move, known, change);
  if (fresh.length > 0) await addProducts(tx, sheet.id, fresh, groups, change);
  if (left.length > 0) await leave(tx, sheet.id, move, left);
  await sheetStore.change(tx, sheet.id, {
    reached: last.line,
    ...(move === 'apply'
      ? { left: sheet.left + left.length }
      : { leftAtUndo: sheet.leftAtUndo + left.length }),
    share: Math.min(1, sheet.share + rows.length / (sheet.created + sheet.changed)),
  });
  return true;
}

/** Who takes the step, as rows name them, and since when. */
function moverOf(sheet: SheetRecord, move: SheetMove): { principal: StaffPrincipal; at: Date } {
  const [at, by, from] =
    move === 'apply'
      ? [sheet.appliedAt, sheet.appliedBy, sheet.appliedFrom]
      : [sheet.undoneAt, sheet.undoneBy, sheet.undoneFrom];
  if (at === null || by === null) throw new Error(`Sheet ${sheet.id} never started.`);
  const who = { kind: 'staff', staffId: by, network: from ?? '' } as const;
  return { principal: { ...who, name: '', sessionId: 0, permissions: new Set() }, at };
}

function hasGroups({ brand, category }: MovedRow, { brands, categories }: ProductGroups): boolean {
  return (brand === null || brands.has(brand)) && (category === null || categories.has(category));
}

async function moveProducts(
  tx: Db,
  sheetId: number,
  move: SheetMove,
  rows: readonly MovedRow[],
  change: { readonly version: number; readonly principal: StaffPrincipal; readonly at: Date },
): Promise<void> {
  if (rows.length === 0) return;
  const lines = rows.map(({ line }) => line);
  const chosen = sql`from sheet_rows
    where sheet_id = ${sheetId} and line = any(${sql.param(lines)}::int[])`;
  const names = [...new Set(rows.flatMap(({ columns }) => columns))];
  const [target, before, after] =
    move === 'apply'
      ? [sql`after`, sql`audit_before`, sql`audit_after`]
      : [sql`before`, sql`audit_after`, sql`audit_before`];
  await changeColumns(
    tx,
    sql`select product_id as id, ${target} as columns ${chosen}`,
    names,
    change,
  );
  await recordAuditsOf(
    tx,
    change.principal,
    { action: 'product.edit', kind: 'product', at: change.at },
    sql`select product_id as id, ${before} as before, ${after} as after ${chosen}`,
  );
}

async function leave(tx: Db, id: number, move: SheetMove, rows: readonly object[]): Promise<void> {
  const column = sql.identifier(move === 'apply' ? 'obstacle' : 'undo_obstacle');
  await tx.execute(sql`
    update sheet_rows set ${column} = note.obstacle
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as note(line int, obstacle text)
    where sheet_id = ${id} and sheet_rows.line = note.line`);
}
