import type { settingsCalls } from '@dp/contract/staff/settings-calls.ts';
import type { ChangesOf } from './staff-change.ts';

export const settingsChanges: ChangesOf<typeof settingsCalls> = {
  saveSetting: async (office) => ({
    as: await office.signIn('owner'),
    input: { params: { name: 'risk' }, body: { version: 0, value: { large_sum: 5_000 } } },
    action: 'settings.save',
  }),
  saveShopSettings: async (office) => ({
    as: await office.signIn('owner'),
    input: {
      body: { version: 0, title: 'DP', order_prefix: 'DP', name_ar: 'دي بي', name_en: 'DP' },
    },
    action: 'settings.save',
  }),
};
