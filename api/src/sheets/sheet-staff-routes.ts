import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { applySheet } from './apply-sheet.ts';
import { discardSheet } from './discard-sheet.ts';
import { exportProducts } from './export-products.ts';
import { markSheet } from './mark-sheet.ts';
import { presentSheet } from './present-sheets.ts';
import { getSheet, listSheetRows, listSheets } from './sheet-queries.ts';
import { undoSheet } from './undo-sheet.ts';
import { uploadSheet } from './upload-sheet.ts';

/** Products as spreadsheets. */
export function addSheetStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db } = deps;
  add('exportProducts', ({ body, staff, locale }) => exportProducts(deps, staff, body, locale));
  add('listSheets', ({ query, staff, locale }) => listSheets(db, staff, query.before, locale));
  add('getSheet', async ({ params, staff, locale }) => ({
    data: await getSheet(db, staff, params.id, locale),
  }));
  add('listSheetRows', ({ params, query, staff, locale }) =>
    listSheetRows(db, staff, { ...params, ...query }, locale),
  );
  // A request's file is a buffer here: `addFileBodies`.
  add('uploadSheet', async ({ query, body, staff, locale }) => ({
    data: await presentSheet(
      db,
      await uploadSheet(deps, staff, { ...query, bytes: body as Buffer }),
      locale,
    ),
  }));
  add('applySheet', async ({ params, body, staff, locale }) => ({
    data: await presentSheet(
      db,
      await applySheet(deps, staff, { ...params, ...body, locale }),
      locale,
    ),
  }));
  add('undoSheet', async ({ params, body, staff, locale }) => ({
    data: await presentSheet(
      db,
      await undoSheet(deps, staff, { ...params, ...body, locale }),
      locale,
    ),
  }));
  add('discardSheet', async ({ params, body, staff, locale }) => ({
    data: await presentSheet(
      db,
      await discardSheet(deps, staff, { ...params, ...body, locale }),
      locale,
    ),
  }));
  add('getMarkedSheet', ({ params, staff, locale }) => markSheet(db, staff, params.id, locale));
}
