import type { EndpointSchemas } from '../endpoints.ts';
import * as settings from './settings.ts';
import type { settingsCalls } from './settings-calls.ts';

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
} as const satisfies Record<keyof typeof settingsCalls, EndpointSchemas>;
