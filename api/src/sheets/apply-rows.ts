import type { SheetRowObstacle } from '@dp/contract/staff/sheet-values.ts';
import { sql } from 'drizzle-orm';
import { type AuditEntry, recordAudits } from '../audit-trail/record-audit.ts';
import { differenceOf, recorded } from '../catalog/present-staff-product.ts';
import { type ProductGroups, readProductGroups } from '../catalog/product-groups.ts';
import { toProductWith } from '../catalog/to-rows.ts';
import type { Db } from '../database/database.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { lockProductsBySku, readProductsBySku } from '../products/product-queries.ts';
import { recordReplacedStates } from '../products/product-version-rows.ts';
import { upsertProducts } from '../products/upsert-products.ts';
import type { ProductRow } from '../products/write-product-edit.ts';
import {
  changeSheet,
  listSheetRowRecords,
  type SheetRecord,
  type SheetRowRecord,
} from './sheet-store.ts';

/**
 * Writes the next `size` rows of a sheet, with their rows in the audit trail and the states that they replace, as an
 * edit of each product does. A product that is not what the sheet was compared with stays as it is, and its row
 * says why. Inside `changeCatalog`, with its version, and with the sheet locked.
 */
export async function applyRows(
  tx: Db,
  sheet: SheetRecord,
  size: number,
  version: number,
): Promise<void> {
  const { id, appliedAt: at } = sheet;
  if (at === null) throw new Error(`Sheet ${id} was never applied.`);
  const rows = await listSheetRowRecords(tx, id, { after: sheet.reached, limit: size });
  const last = rows.at(-1);
  if (last === undefined) {
    await changeSheet(tx, id, { state: 'applied' });
    return;
  }
  const skus = rows.map(({ sku }) => sku);
  const before = await lockProductsBySku(tx, skus);
  const groups = await readProductGroups(tx);
  const ids = { brands: idsBySlug(groups.brands), categories: idsBySlug(groups.categories) };
  const left: { line: number; obstacle: SheetRowObstacle }[] = [];
  const applied: SheetRowRecord[] = [];
  for (const row of rows) {
    const obstacle = obstacleOf(row, before.get(row.sku), ids);
    if (obstacle) left.push({ line: row.line, obstacle });
    else applied.push(row);
  }
  const principal = applierOf(sheet);
  const replaced = applied.flatMap(({ sku }) => before.get(sku) ?? []);
  if (replaced.length > 0) await recordReplacedStates(tx, principal, replaced, at);
  await upsertProducts(
    tx,
    applied.flatMap(({ product, pictures, sku }) =>
      product ? [toProductWith(product, pictures ?? before.get(sku)?.pictures ?? [], ids)] : [],
    ),
    { version, principal, at },
  );
  const after = await readProductsBySku(
    tx,
    applied.map(({ sku }) => sku),
  );
  await recordAudits(tx, principal, entriesOf(before, after, groups, at));
  if (left.length > 0) await leave(tx, id, left);
  await changeSheet(tx, id, {
    reached: last.line,
    left: sheet.left + left.length,
    share: Math.min(1, sheet.share + rows.length / (sheet.created + sheet.changed)),
  });
}

/** Who applied the sheet, as rows name them. */
function applierOf({ appliedBy, appliedFrom }: SheetRecord): StaffPrincipal {
  return {
    kind: 'staff',
    staffId: appliedBy ?? 0,
    name: '',
    sessionId: 0,
    network: appliedFrom ?? '',
    permissions: new Set(),
  };
}

interface Ids {
  readonly brands: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
}

function idsBySlug(groups: ProductGroups['brands']): Map<string, number> {
  return new Map(Array.from(groups, ([id, { slug }]) => [slug, id]));
}

function obstacleOf(
  { product, seenVersion }: SheetRowRecord,
  present: ProductRow | undefined,
  { brands, categories }: Ids,
): SheetRowObstacle | undefined {
  if (seenVersion === null && present) return 'added_meanwhile';
  if (seenVersion !== null && present?.version !== seenVersion) return 'changed_meanwhile';
  const isThere = (keys: ReadonlyMap<string, number>, key: string | null | undefined) =>
    key === null || key === undefined || keys.has(key);
  const { brand, category } = product ?? {};
  return isThere(brands, brand) && isThere(categories, category) ? undefined : 'group_removed';
}

function entriesOf(
  before: ReadonlyMap<string, ProductRow>,
  after: ReadonlyMap<string, ProductRow>,
  groups: ProductGroups,
  at: Date,
): AuditEntry[] {
  return Array.from(after, ([sku, row]): AuditEntry => {
    const old = before.get(sku);
    const subject = { kind: 'product', id: row.id };
    return old
      ? { action: 'product.edit', subject, ...differenceOf(old, row, groups), at }
      : { action: 'product.add', subject, after: { sku, ...recorded(row, groups) }, at };
  });
}

async function leave(tx: Db, id: number, rows: readonly object[]): Promise<void> {
  await tx.execute(sql`
    update sheet_rows set obstacle = note.obstacle
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as note(line int, obstacle text)
    where sheet_id = ${id} and sheet_rows.line = note.line`);
}
