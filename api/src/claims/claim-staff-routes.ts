import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { getParcelClaims, listClaims } from './claim-queries.ts';
import { moveClaim } from './move-claim.ts';
import { openClaim } from './open-claim.ts';

/** What couriers are asked to pay for. */
export function addClaimStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  add('listClaims', ({ query, staff }) => listClaims(deps, staff, query));
  add('getParcelClaims', async ({ params, staff }) => ({
    data: await getParcelClaims(deps, staff, params.id),
  }));
  add('openClaim', async ({ params, body, staff }) => ({
    data: await openClaim(deps, staff, { parcelId: params.id, ...body }),
  }));
  add('moveClaim', async ({ params, body, staff }) => ({
    data: await moveClaim(deps, staff, { ...params, ...body }),
  }));
}
