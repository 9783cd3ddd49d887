import type { StaffCall } from './staff-call.ts';

/** What the owner decides in the back office. */
export const settingsCalls = {
  getSettings: { method: 'GET', path: '/settings', access: 'settings.edit' },
  saveSetting: {
    method: 'POST',
    path: '/settings/{name}',
    access: 'settings.edit',
    // An InstaPay address that somebody else typed would get the shop's money.
    freshFactor: true,
  },
  getShopSettings: { method: 'GET', path: '/shop-settings', access: 'settings.edit' },
  saveShopSettings: { method: 'POST', path: '/shop-settings', access: 'settings.edit' },
} as const satisfies Record<string, StaffCall>;
