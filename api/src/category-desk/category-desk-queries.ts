import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { readCategoryRows } from '../categories/category-queries.ts';
import type { CategoryRow } from '../categories/category-rows.ts';
import { categoryTreeOf } from '../categories/category-tree.ts';
import type { AppDeps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { countByCategory } from '../products/products-of-category.ts';
import { presentStaffCategory } from './present-staff-category.ts';

/**
 * Every category in the shop's order, each followed by those below it. Throws 403 `permission_required` without
 * `content.edit`.
 */
export async function listStaffCategories(
  { db, catalog }: Pick<AppDeps, 'db' | 'catalog'>,
  principal: Principal,
): Promise<StaffCallOutput<'listStaffCategories'>['data']> {
  requirePermission(principal, 'content.edit');
  const reader = catalog.reader(await catalog.current());
  const [rows, products] = await Promise.all([readCategoryRows(db), countByCategory(db)]);
  return inTreeOrder(rows).map((row) => ({
    ...presentStaffCategory(row),
    on_sale: reader.countInCategory(row.id),
    products: products.get(row.id) ?? 0,
  }));
}

function inTreeOrder(rows: readonly CategoryRow[]): CategoryRow[] {
  const tree = categoryTreeOf(rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...tree.inOrder()].flatMap((id) => byId.get(id) ?? []);
}
