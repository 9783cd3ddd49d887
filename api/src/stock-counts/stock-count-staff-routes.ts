import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { cancelStockCount } from './cancel-stock-count.ts';
import { closeStockCount } from './close-stock-count.ts';
import { readCountLine } from './count-lines.ts';
import { enterCount } from './enter-count.ts';
import { startStockCount } from './start-stock-count.ts';
import {
  getStockCount,
  listCountLines,
  listCountScopes,
  listStockCounts,
  presentStockCount,
} from './stock-count-queries.ts';
import { requireStockCount } from './stock-count-store.ts';

/** Stock counts in the back office. */
export function addStockCountStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, catalog } = deps;
  add('listStockCounts', ({ query, staff, locale }) =>
    listStockCounts(db, staff, query.before, locale),
  );
  add('startStockCount', async ({ body, staff, locale }) => {
    const count = await startStockCount(deps, staff, body);
    return { data: await presentStockCount(db, count, locale) };
  });
  add('listCountScopes', async ({ staff, locale }) => ({
    data: await listCountScopes(db, staff, locale),
  }));
  add('getStockCount', async ({ params, staff, locale }) => ({
    data: await getStockCount(db, staff, params.id, locale),
  }));
  add('listCountLines', ({ params, query, staff, locale }) =>
    listCountLines(db, staff, { ...params, ...query }, locale),
  );
  add('enterCount', async ({ params, body, staff, locale }) => {
    await enterCount(deps, staff, params.id, body);
    const count = await requireStockCount(db, params.id);
    const data = await readCountLine(db, count, body.product_id, locale);
    if (!data) throw new ProblemError(404, 'product_not_found');
    return { data };
  });
  add('closeStockCount', async ({ params, body, staff, locale }) => {
    const { count, productIds } = await closeStockCount(deps, staff, { ...params, ...body });
    catalog.stockMoved([...productIds]);
    return { data: await presentStockCount(db, count, locale) };
  });
  add('cancelStockCount', async ({ params, body, staff, locale }) => {
    const count = await cancelStockCount(deps, staff, { ...params, ...body });
    return { data: await presentStockCount(db, count, locale) };
  });
}
