import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { getDemoRemoval } from './get-demo-removal.ts';
import { getOpening } from './get-opening.ts';
import { removeDemo } from './remove-demo.ts';

/** Opening a real shop: the checklist, and the demo's end. */
export function addOpeningStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  add('getOpening', async ({ staff }) => ({ data: await getOpening(deps, staff) }));
  add('getDemoRemoval', async ({ staff }) => ({ data: await getDemoRemoval(deps, staff) }));
  add('removeDemo', async ({ body, staff }) => ({
    data: await removeDemo(deps, staff, body.seen),
  }));
}
