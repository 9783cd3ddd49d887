import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { addCategory } from './add-category.ts';
import { listStaffCategories } from './category-desk-queries.ts';
import { editCategory } from './edit-category.ts';
import { moveCategory } from './move-category.ts';
import { removeCategory } from './remove-category.ts';

/** The tree of categories in the back office; each change shows in the shop at once. */
export function addCategoryStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { catalog } = deps;
  add('listStaffCategories', async ({ staff }) => ({
    data: await listStaffCategories(deps, staff),
  }));
  add('addCategory', async ({ body, staff }) => {
    const data = await addCategory(deps, staff, body);
    catalog.changed();
    return { data };
  });
  add('editCategory', async ({ params: { id }, body, staff }) => {
    const data = await editCategory(deps, staff, { id, ...body });
    catalog.changed();
    return { data };
  });
  add('moveCategory', async ({ params: { id }, body, staff }) => {
    await moveCategory(deps, staff, { id, parentId: body.parent_id, before: body.before });
    catalog.changed();
    return { data: { ok: true } } as const;
  });
  add('removeCategory', async ({ params: { id }, body, staff }) => {
    const { version, products_to: productsTo } = body;
    const moved = await removeCategory(deps, staff, { id, version, productsTo });
    catalog.changed();
    return { data: { moved } };
  });
}
