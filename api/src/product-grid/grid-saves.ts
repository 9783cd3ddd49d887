import type { Locale } from '@dp/contract/locale.ts';
import type { GridSave } from '@dp/contract/staff/product-grid.ts';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readGridProducts } from '../products/product-grid-rows.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import {
  countGridSaveRows,
  type GridSaveRecord,
  listGridSaveRecords,
  listLeftRows,
} from './product-grid-store.ts';

const LISTED = 10;
const LEFT_LISTED = 50;

/** The latest saves. Throws ProblemError 403 `permission_required` without `products.edit`. */
export async function listGridSaves(
  db: Db,
  principal: Principal,
  locale: Locale,
): Promise<{ data: GridSave[] }> {
  requirePermission(principal, 'products.edit');
  const saves = await listGridSaveRecords(db, LISTED);
  const data = [];
  for (const save of saves) data.push(await presentGridSave(db, save, locale));
  return { data };
}

/** A save with how far its undo is. */
export async function presentGridSave(
  db: Db,
  save: GridSaveRecord,
  locale: Locale,
): Promise<GridSave> {
  const counts = (await countGridSaveRows(db, [save.id])).get(save.id);
  const left = await listLeftRows(db, save.id, LEFT_LISTED);
  const ids = left.map(({ productId }) => productId);
  const products = new Map(
    (ids.length === 0 ? [] : await readGridProducts(db, ids)).map((row) => [row.id, row]),
  );
  const actorOf = await nameActors(db, [save]);
  return {
    id: save.id,
    at: save.at.toISOString(),
    actor: actorOf(save),
    rows: counts?.rows ?? 0,
    undone: counts?.undone ?? 0,
    pending: counts?.pending ?? 0,
    left: left.flatMap(({ productId, leftBecause }) => {
      const product = products.get(productId);
      if (!product || leftBecause === null) return [];
      const name = locale === 'ar' ? product.nameAr : product.nameEn;
      return { id: productId, sku: product.sku, name, why: leftBecause };
    }),
  };
}
