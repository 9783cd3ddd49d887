import type { EndpointSchemas } from '../endpoints.ts';
import type { taxDocumentCalls } from './tax-document-calls.ts';
import * as documents from './tax-documents.ts';

export const taxDocumentEndpoints = {
  getTaxDocuments: {
    summary: 'Invoices and credit notes between two days, and which are in no file of e-receipts',
    query: documents.taxDocumentsQuery,
    response: documents.taxDocumentsResponse,
  },
  exportTaxDocuments: {
    summary:
      'The same line by line as XLSX or CSV, or as e-receipts in JSON; needs the permission to see reports as well',
    body: documents.exportTaxDocumentsBody,
    response: documents.taxDocumentsFile,
  },
} as const satisfies Record<keyof typeof taxDocumentCalls, EndpointSchemas>;
