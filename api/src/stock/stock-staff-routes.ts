import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { changeStock } from './change-stock.ts';
import { getStock, listMovements, listStock } from './stock-queries.ts';

/** Stock in the back office. */
export function addStockStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, catalog } = deps;
  add('listStock', async ({ query, staff, locale }) => listStock(deps, staff, query, locale));
  add('getStock', async ({ params, staff, locale }) => getStock(db, staff, params.id, locale));
  add('listMovements', async ({ params, query, staff }) =>
    listMovements(db, staff, { id: params.id, ...query }),
  );
  add('changeStock', async ({ params, body, staff, locale }) => {
    const data = await changeStock(deps, staff, { productId: params.id, locale, ...body });
    catalog.stockMoved([params.id]);
    return { data };
  });
}
