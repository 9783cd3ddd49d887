import type { Locale } from '@dp/contract/locale.ts';
import type { GridSave } from '@dp/contract/staff/product-grid.ts';
import { GRID_CHANGES_MAX } from '@dp/contract/staff/product-grid-values.ts';
import { editProduct } from '../catalog/edit-product.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { presentGridSave } from './grid-saves.ts';
import {
  endGridSaveRow,
  findGridSave,
  type GridSaveRow,
  listPendingRows,
} from './product-grid-store.ts';

/**
 * Changes some rows of a save back to what they were; to be called again until none is pending. A product that
 * anybody has edited since stays as it is and is named.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`, for a save of prices also
 *   `prices.edit`; 404 `grid_save_not_found`.
 */
export async function undoGridSave(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  id: number,
  locale: Locale,
): Promise<GridSave> {
  requirePermission(principal, 'products.edit');
  const save = await findGridSave(deps.db, id);
  if (!save) throw new ProblemError(404, 'grid_save_not_found');
  for (const row of await listPendingRows(deps.db, id, GRID_CHANGES_MAX)) {
    await changeBack(deps, principal, row, locale);
  }
  return presentGridSave(deps.db, save, locale);
}

async function changeBack(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  row: GridSaveRow,
  locale: Locale,
): Promise<void> {
  const { productId: id, version, before } = row;
  try {
    const { changed } = await editProduct(deps, principal, { id, version, locale }, before, {
      alongside: (tx) => endGridSaveRow(tx, row, { undoneAt: deps.now() }),
    });
    if (!changed) await endGridSaveRow(deps.db, row, { undoneAt: deps.now() });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status === 403) throw error;
    const leftBecause = error.code === 'record_changed' ? 'changed' : 'refused';
    await endGridSaveRow(deps.db, row, { leftBecause });
  }
}
