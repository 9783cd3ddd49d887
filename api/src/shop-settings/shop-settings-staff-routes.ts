import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { getShopSettings, saveShopSettings } from './save-shop-settings.ts';

/** What the shop says about itself; each change shows in the shop at once. */
export function addShopSettingsStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  add('getShopSettings', async ({ staff }) => ({ data: await getShopSettings(deps, staff) }));
  add('saveShopSettings', async ({ body, staff }) => {
    const data = await saveShopSettings(deps, staff, body);
    deps.catalog.changed();
    return { data };
  });
}
