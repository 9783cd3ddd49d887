import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { listGridSaves } from './grid-saves.ts';
import { listGridProducts, readGridRows } from './product-grid-queries.ts';
import { saveGridRows } from './save-grid-rows.ts';
import { undoGridSave } from './undo-grid-save.ts';

/** Many products edited as a table. */
export function addProductGridStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, catalog } = deps;
  add('listGridProducts', ({ query, staff, locale }) =>
    listGridProducts(deps, staff, query, locale),
  );
  add('readGridRows', ({ body, staff }) => readGridRows(db, staff, body));
  add('saveGridRows', async ({ body, staff, locale }) => {
    const data = await saveGridRows(deps, staff, body, locale);
    // Staff may open the shop right after saving, before the database's notification arrives.
    catalog.changed();
    return { data };
  });
  add('listGridSaves', ({ staff, locale }) => listGridSaves(db, staff, locale));
  add('undoGridSave', async ({ params: { id }, staff, locale }) => {
    const data = await undoGridSave(deps, staff, id, locale);
    catalog.changed();
    return { data };
  });
}
