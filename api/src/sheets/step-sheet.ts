import type { Locale } from '@dp/contract/locale.ts';
import {
  type BulkKind,
  type BulkStep,
  type SeenBulkChange,
  stepBulkChange,
} from '../bulk-changes/step-bulk-change.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import { auditedSheet, presentSheet } from './present-sheets.ts';
import { requireSheetPermissions } from './require-sheet-permissions.ts';
import { type SheetRecord, sheetStore } from './sheet-store.ts';

/** A sheet in the version that the caller saw, and the language to show it in. */
export type SeenSheet = SeenBulkChange & { readonly locale: Locale };

const sheetIn = (locale: Locale): BulkKind<SheetRecord> => ({
  store: sheetStore,
  subject: 'sheet',
  notFound: 'sheet_not_found',
  illegal: 'sheet_step_illegal',
  requirePermissions: requireSheetPermissions,
  present: (tx, sheet) => presentSheet(tx, sheet, locale),
  audited: auditedSheet,
});

/**
 * Takes a sheet to its next state, with a row in the audit trail.
 *
 * @throws ProblemError as `requireSheetPermissions`; 404 `sheet_not_found`, 409 `record_changed`, 409
 *   `sheet_step_illegal` with the `state`, and what the step throws.
 */
export async function stepSheet(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  seen: SeenSheet,
  step: BulkStep<SheetRecord>,
): Promise<SheetRecord> {
  return stepBulkChange(deps, principal, seen, sheetIn(seen.locale), step);
}
