import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { readBrandRows } from '../brands/brand-queries.ts';
import type { AppDeps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { presentStaffBrand } from './present-staff-brand.ts';

/** Every brand, in the shop's order. Throws 403 `permission_required` without `products.edit`. */
export async function listStaffBrands(
  { db, catalog }: Pick<AppDeps, 'db' | 'catalog'>,
  principal: Principal,
): Promise<StaffCallOutput<'listStaffBrands'>['data']> {
  requirePermission(principal, 'products.edit');
  const reader = catalog.reader(await catalog.current());
  const rows = await readBrandRows(db);
  return rows.map((row) => ({ ...presentStaffBrand(row), on_sale: reader.countOfBrand(row.id) }));
}
