import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudits } from '../audit-trail/record-audit.ts';
import { recorded } from '../catalog/present-staff-product.ts';
import type { ProductGroups } from '../catalog/product-groups.ts';
import { toProductWith } from '../catalog/to-rows.ts';
import type { Db } from '../database/database.ts';
import type { Principal } from '../principals/principal.ts';
import { readIdsBySku } from '../products/change-columns.ts';
import { stateOf } from '../products/product-life.ts';
import { readProductsBySku } from '../products/product-queries.ts';
import { upsertProducts } from '../products/upsert-products.ts';
import type { MovedRow } from './read-moved-rows.ts';
import { sheetRows } from './sheet-tables.ts';

/**
 * Adds the products of some rows, with their rows in the audit trail. An undo takes them off
 * sale, since they may have been ordered by then; each row notes how.
 */
export async function addProducts(
  tx: Db,
  sheetId: number,
  rows: readonly MovedRow[],
  groups: ProductGroups,
  change: { readonly version: number; readonly principal: Principal; readonly at: Date },
): Promise<void> {
  const contents = await readNewProducts(
    tx,
    sheetId,
    rows.map(({ line }) => line),
  );
  const skus = Array.from(contents.values(), ({ product }) => product?.related ?? []).flat();
  const none = {
    brands: new Map(),
    categories: new Map(),
    products: await readIdsBySku(tx, skus),
  };
  const writes = rows.flatMap(({ line, brand, category }) => {
    const { product, pictures } = contents.get(line) ?? {};
    if (!product) return [];
    const plain = toProductWith({ ...product, brand: null, category: null }, pictures ?? [], none);
    return { ...plain, brandId: brand, categoryId: category };
  });
  await upsertProducts(tx, writes, change);
  const added = await readProductsBySku(
    tx,
    rows.map(({ sku }) => sku),
  );
  await recordAudits(
    tx,
    change.principal,
    Array.from(added, ([sku, row]) => ({
      action: 'product.add',
      subject: { kind: 'product', id: row.id },
      after: { sku, ...recorded(row, groups) },
      at: change.at,
    })),
  );
  const notes = rows.flatMap(({ line, sku }) => {
    const row = added.get(sku);
    if (!row) return [];
    const { published, onSaleFrom } = row;
    const isShown = published || onSaleFrom !== null;
    return {
      line,
      id: row.id,
      before: isShown ? { published: false, on_sale_from: null } : {},
      audit_before: { state: stateOf({ ...row, published: false, onSaleFrom: null }) },
      audit_after: { state: stateOf(row) },
    };
  });
  await tx.execute(sql`
    update sheet_rows set product_id = note.id, before = note.before, audit_before = note.audit_before,
      audit_after = note.audit_after
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb)
      as note(line int, id int, before jsonb, audit_before jsonb, audit_after jsonb)
    where sheet_id = ${sheetId} and sheet_rows.line = note.line`);
}

async function readNewProducts(tx: Db, sheetId: number, lines: readonly number[]) {
  const rows = await tx
    .select({ line: sheetRows.line, product: sheetRows.product, pictures: sheetRows.pictures })
    .from(sheetRows)
    .where(and(eq(sheetRows.sheetId, sheetId), inArray(sheetRows.line, [...lines])));
  return new Map(rows.map((row) => [row.line, row]));
}
