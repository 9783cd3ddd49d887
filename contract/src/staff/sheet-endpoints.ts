import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters } from '../fields.ts';
import type { sheetCalls } from './sheet-calls.ts';
import * as sheets from './sheets.ts';

export const sheetEndpoints = {
  exportProducts: {
    summary: 'Products as XLSX or CSV, as the list of products chooses them',
    body: sheets.exportProductsBody,
    response: sheets.sheetFile,
  },
  listSheets: {
    summary: 'Product sheets that staff sent, the newest first',
    query: sheets.sheetsQuery,
    response: sheets.sheetsResponse,
  },
  getSheet: {
    summary: 'One product sheet with its counts and progress',
    params: idParameters,
    response: sheets.sheetResponse,
  },
  listSheetRows: {
    summary: 'Rows of a product sheet: what is wrong, or what would change',
    params: idParameters,
    query: sheets.sheetRowsQuery,
    response: sheets.sheetRowsResponse,
  },
  uploadSheet: {
    summary: 'Send an XLSX or CSV file of products to be checked; nothing changes yet',
    query: sheets.uploadSheetQuery,
    body: sheets.sheetUpload,
    response: sheets.sheetResponse,
  },
  applySheet: {
    summary: 'Change products as a checked sheet says, except those changed since it was checked',
    params: idParameters,
    body: sheets.sheetVersionBody,
    response: sheets.sheetResponse,
  },
  undoSheet: {
    summary: 'Bring products back to what they were before a sheet, except those changed since',
    params: idParameters,
    body: sheets.sheetVersionBody,
    response: sheets.sheetResponse,
  },
  discardSheet: {
    summary: 'Delete a sheet that was not applied',
    params: idParameters,
    body: sheets.sheetVersionBody,
    response: sheets.sheetResponse,
  },
  getMarkedSheet: {
    summary: 'A faulty sheet as XLSX with its wrong cells marked',
    params: idParameters,
    response: sheets.sheetFile,
  },
} as const satisfies Record<keyof typeof sheetCalls, EndpointSchemas>;
