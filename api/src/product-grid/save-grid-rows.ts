import type { Locale } from '@dp/contract/locale.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import {
  type GridEdit,
  gridEdit,
  type SavedGridRow,
  type saveGridRowsBody,
} from '@dp/contract/staff/product-grid.ts';
import type { z } from 'zod';
import { editProduct } from '../catalog/edit-product.ts';
import { type ProductGroups, readProductGroups } from '../catalog/product-groups.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readGridProducts } from '../products/product-grid-rows.ts';
import { presentGridRow, replacedBy } from './grid-rows.ts';
import { insertGridSave, isOwnGridSave, recordGridSaveRow } from './product-grid-store.ts';

type Body = z.output<typeof saveGridRowsBody>;
type Change = Body['changes'][number];

/**
 * Saves edited rows one by one, each as the product editor would: a row that is refused, or that somebody else
 * changed first, keeps no other from being saved. What was replaced is recorded with each row's own
 * transaction, for an undo of the whole save.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`; 404 `grid_save_not_found` for a save that
 *   is not the caller's own.
 */
export async function saveGridRows(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { save, changes }: Body,
  locale: Locale,
): Promise<StaffCallOutput<'saveGridRows'>['data']> {
  requirePermission(principal, 'products.edit');
  const { db, now } = deps;
  if (save !== null && !(await isOwnGridSave(db, principal, save))) {
    throw new ProblemError(404, 'grid_save_not_found');
  }
  const groups = await readProductGroups(db);
  const saveId = save ?? (await insertGridSave(db, principal, now()));
  const rows: SavedGridRow[] = [];
  for (const change of changes) rows.push(await saveRow(change));
  return { save: saveId, rows };

  async function saveRow(change: Change): Promise<SavedGridRow> {
    const { id, version } = change;
    try {
      const edit = readEdit(change.set);
      const { row } = await editProduct(deps, principal, { id, version, locale }, edit, {
        alongside: (tx, before, after) =>
          recordGridSaveRow(tx, {
            saveId,
            productId: id,
            version: after.version,
            before: replacedBy(edit, before, groups),
          }),
      });
      return { outcome: 'saved', row: presentGridRow(row, groups) };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'record_changed') return changedRow(deps, id, groups);
      return { outcome: 'refused', id, code: error.code, fields: { ...error.members.fields } };
    }
  }
}

/** A row's fields. Throws ProblemError 400 `validation_failed` with what is wrong with which. */
function readEdit(set: unknown): GridEdit {
  const read = gridEdit.safeParse(set);
  if (read.success) return read.data;
  const fields = Object.fromEntries(
    read.error.issues.map(({ path, message }) => [path.join('.') || 'set', message]),
  );
  throw new ProblemError(400, 'validation_failed', { fields: fields as Record<string, 'invalid'> });
}

/** A row that somebody else changed first, as it is now. */
async function changedRow(
  { db }: Pick<Deps, 'db'>,
  id: number,
  groups: ProductGroups,
): Promise<SavedGridRow> {
  const [row] = await readGridProducts(db, [id]);
  if (!row) return { outcome: 'refused', id, code: 'product_not_found', fields: {} };
  return { outcome: 'changed', row: presentGridRow(row, groups) };
}
