import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { writeIdList } from '@dp/contract/staff/id-list.ts';
import type {
  GridRow,
  listGridProductsQuery,
  readGridRowsBody,
} from '@dp/contract/staff/product-grid.ts';
import { GRID_FIRST_ROWS } from '@dp/contract/staff/product-grid-values.ts';
import type { z } from 'zod';
import { readChosenGroups, readProductGroups } from '../catalog/product-groups.ts';
import type { Db } from '../database/database.ts';
import type { AppDeps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { listProductIds, readGridProducts } from '../products/product-grid-rows.ts';
import { findAnyProduct } from '../search/find-any-product.ts';
import { presentGridRow } from './grid-rows.ts';

/** Products that a text finds before they are filtered. */
const FOUND_MAX = 500;

/**
 * The ids of all products that fit, in their order, and the first rows: a grid scrolls over the ids and reads only
 * the rows that it shows, so that nothing moves under the reader when others add or rename products.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`, 404 `category_not_found`,
 *   `brand_not_found`.
 */
export async function listGridProducts(
  deps: Pick<AppDeps, 'db' | 'catalog'>,
  principal: Principal,
  { text = '', filter, sort, descending, ...groupsOf }: z.output<typeof listGridProductsQuery>,
  locale: 'ar' | 'en',
): Promise<StaffCallOutput<'listGridProducts'>> {
  requirePermission(principal, 'products.edit');
  const { db } = deps;
  const chosen = await readChosenGroups(db, groupsOf);
  const found = text.trim() === '' ? undefined : await findAnyProduct(deps, text, FOUND_MAX);
  const ids = await listProductIds(
    db,
    { filter, ...chosen, ids: found },
    { sort, descending, locale },
  );
  const rows = await presentRows(db, ids.slice(0, GRID_FIRST_ROWS));
  return { data: { ids: writeIdList(ids), rows }, more: found?.length === FOUND_MAX };
}

/**
 * Some products as rows of the grid; those that are gone are left out.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`.
 */
export async function readGridRows(
  db: Db,
  principal: Principal,
  { ids }: z.output<typeof readGridRowsBody>,
): Promise<StaffCallOutput<'readGridRows'>> {
  requirePermission(principal, 'products.edit');
  return { data: await presentRows(db, ids) };
}

async function presentRows(db: Db, ids: readonly number[]): Promise<GridRow[]> {
  const groups = await readProductGroups(db);
  const rows = await readGridProducts(db, ids);
  return rows.map((row) => presentGridRow(row, groups));
}
