import type { taxDocumentCalls } from '@dp/contract/staff/tax-document-calls.ts';
import type { ChangesOf } from './staff-change.ts';

export const taxDocumentChanges: ChangesOf<typeof taxDocumentCalls> = {
  exportTaxDocuments: async (office) => ({
    as: await office.signIn('owner'),
    input: { body: { from: '2026-03-01', until: '2026-03-31', format: 'csv' } },
    action: 'reports.export',
  }),
};
