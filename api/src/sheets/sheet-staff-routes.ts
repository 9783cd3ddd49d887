import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { exportProducts } from './export-products.ts';

/** Products as spreadsheets. */
export function addSheetStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  add('exportProducts', ({ body, staff, locale }) => exportProducts(deps, staff, body, locale));
}
