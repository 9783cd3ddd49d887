import { SHEET_BYTES_MAX } from './sheet-values.ts';
import type { StaffCall } from './staff-call.ts';

/** Products as spreadsheets, out and in. */
export const sheetCalls = {
  exportProducts: {
    method: 'POST',
    path: '/sheets/export',
    access: 'products.edit',
    responseType: 'application/octet-stream',
  },
  listSheets: { method: 'GET', path: '/sheets', access: 'prices.edit' },
  getSheet: { method: 'GET', path: '/sheets/{id}', access: 'prices.edit' },
  listSheetRows: { method: 'GET', path: '/sheets/{id}/rows', access: 'prices.edit' },
  uploadSheet: {
    method: 'POST',
    path: '/sheets',
    access: 'prices.edit',
    requestType: 'application/octet-stream',
    requestBytesMax: SHEET_BYTES_MAX,
  },
  applySheet: { method: 'POST', path: '/sheets/{id}/apply', access: 'prices.edit' },
  undoSheet: { method: 'POST', path: '/sheets/{id}/undo', access: 'prices.edit' },
  discardSheet: { method: 'POST', path: '/sheets/{id}/discard', access: 'prices.edit' },
  getMarkedSheet: {
    method: 'GET',
    path: '/sheets/{id}/marked',
    access: 'prices.edit',
    responseType: 'application/octet-stream',
  },
} as const satisfies Record<string, StaffCall>;
