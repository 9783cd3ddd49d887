import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { getEarlierState } from './get-earlier-state.ts';
import { listEarlierStates } from './list-earlier-states.ts';

/** Earlier states of records, for their editors. */
export function addEarlierStateStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  add('listEarlierStates', ({ params, query, staff, locale }) =>
    listEarlierStates({ deps, staff, locale }, params, query.before),
  );
  add('getEarlierState', async ({ params, staff, locale }) => ({
    data: await getEarlierState({ deps, staff, locale }, params),
  }));
}
