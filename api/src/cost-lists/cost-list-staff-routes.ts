import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { checkCosts } from './check-costs.ts';
import { setCosts } from './set-costs.ts';

/** Costs of many products from a list. */
export function addCostListStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  add('checkCosts', async ({ body, staff, locale }) => ({
    data: await checkCosts(deps.db, staff, body, locale),
  }));
  add('setCosts', async ({ body, staff }) => ({ data: await setCosts(deps, staff, body) }));
}
