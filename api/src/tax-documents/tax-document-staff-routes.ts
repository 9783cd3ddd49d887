import type { Deps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { exportTaxDocuments } from './export-tax-documents.ts';
import { getTaxDocuments } from './get-tax-documents.ts';

/** Invoices and credit notes for an accountant and for the tax authority. */
export function addTaxDocumentStaffRoutes(add: AddStaffEndpoint, deps: Deps): void {
  add('getTaxDocuments', ({ query, staff }) => getTaxDocuments(deps.db, staff, query));
  add('exportTaxDocuments', ({ body, staff, locale }) =>
    exportTaxDocuments(deps, staff, body, locale),
  );
}
