import type { EndpointSchemas } from '../endpoints.ts';
import * as settings from './settings.ts';
import type { settingsCalls } from './settings-calls.ts';
import * as shop from './shop-settings.ts';

export const settingsEndpoints = {
  getSettings: {
    summary: 'What the owner has decided, with the defaults of the rest',
    response: settings.settingsResponse,
  },
  saveSetting: {
    summary: 'Decide a setting',
    params: settings.settingParameters,
    body: settings.saveSettingBody,
    response: settings.settingResponse,
  },
  getShopSettings: {
    summary: 'What the shop says about itself: names, contacts, hours, tax',
    response: shop.shopSettingsResponse,
  },
  saveShopSettings: {
    summary: 'Change what the shop says about itself',
    body: shop.saveShopSettingsBody,
    response: shop.shopSettingsResponse,
  },
} as const satisfies Record<keyof typeof settingsCalls, EndpointSchemas>;
