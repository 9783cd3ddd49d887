import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { addBrand } from './add-brand.ts';
import { listStaffBrands } from './brand-desk-queries.ts';
import { editBrand } from './edit-brand.ts';
import { moveBrand } from './move-brand.ts';
import { removeBrand } from './remove-brand.ts';

/** Brands in the back office; each change shows in the shop at once. */
export function addBrandStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { catalog } = deps;
  add('listStaffBrands', async ({ staff }) => ({ data: await listStaffBrands(deps, staff) }));
  add('addBrand', async ({ body, staff }) => {
    const data = await addBrand(deps, staff, body);
    catalog.changed();
    return { data };
  });
  add('editBrand', async ({ params: { id }, body, staff }) => {
    const data = await editBrand(deps, staff, { id, ...body });
    catalog.changed();
    return { data };
  });
  add('moveBrand', async ({ params: { id }, body, staff }) => {
    await moveBrand(deps, staff, { id, before: body.before });
    catalog.changed();
    return { data: { ok: true } } as const;
  });
  add('removeBrand', async ({ params: { id }, body, staff }) => {
    await removeBrand(deps, staff, { id, ...body });
    catalog.changed();
    return { data: { ok: true } } as const;
  });
}
