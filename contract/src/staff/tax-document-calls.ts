import type { StaffCall } from './staff-call.ts';

/** Invoices and credit notes for an accountant and for the tax authority. */
export const taxDocumentCalls = {
  getTaxDocuments: { method: 'GET', path: '/tax-documents', access: 'reports.see' },
  exportTaxDocuments: {
    method: 'POST',
    path: '/tax-documents/export',
    access: 'export',
    freshFactor: true,
    responseType: 'application/octet-stream',
  },
} as const satisfies Record<string, StaffCall>;
