import type { reportCalls } from '@dp/contract/staff/report-calls.ts';
import type { ChangesOf } from './staff-change.ts';

export const reportChanges: ChangesOf<typeof reportCalls> = {
  exportCash: async (office) => ({
    as: await office.signIn('manager'),
    input: { body: {} },
    action: 'reports.export',
  }),
  exportSearchGaps: async (office) => ({
    as: await office.signIn('manager'),
    input: { body: {} },
    action: 'reports.export',
  }),
  exportReport: async (office) => ({
    as: await office.signIn('manager'),
    input: { params: { report: 'products' }, body: { from: '2026-03-01', to: '2026-03-31' } },
    action: 'reports.export',
  }),
};
