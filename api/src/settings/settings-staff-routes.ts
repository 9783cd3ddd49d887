import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { readSettings } from './read-settings.ts';
import { saveSetting } from './save-setting.ts';

/** What the owner decides in the back office. */
export function addSettingsStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  add('getSettings', async () => ({ data: await readSettings(deps.db) }));
  add('saveSetting', async ({ params, body, staff }) => ({
    data: await saveSetting(deps, staff, { name: params.name, ...body }),
  }));
}
