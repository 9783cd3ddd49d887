import { type AuditEntry, recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { auditedSheet, presentSheet } from './present-sheets.ts';
import { requireSheetPermissions } from './require-sheet-permissions.ts';
import { changeSheet, lockSheet, type SheetRecord } from './sheet-store.ts';

/** A sheet in the version that the caller saw. */
export interface SeenSheet {
  readonly id: number;
  readonly version: number;
}

type SheetChange = Partial<SheetRecord> & Pick<SheetRecord, 'state'>;

interface SheetStep {
  readonly action: AuditEntry['action'];
  /** The states in which it can be done. */
  readonly from: readonly SheetRecord['state'][];
  /** What it makes of the sheet at a moment. Throws a ProblemError where it cannot be done. */
  readonly change: (sheet: SheetRecord, at: Date, tx: Db) => Promise<SheetChange> | SheetChange;
}

/**
 * Takes a sheet to its next state, with a row in the audit trail.
 *
 * @throws ProblemError as `requireSheetPermissions`; 404 `sheet_not_found`, 409 `record_changed`, 409
 *   `sheet_step_illegal` with the `state`, and what the step throws.
 */
export async function stepSheet(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { id, version }: SeenSheet,
  { action, from, change }: SheetStep,
): Promise<SheetRecord> {
  requireSheetPermissions(principal);
  return inTransaction(db, async (tx) => {
    const at = now();
    const sheet = await lockSheet(tx, id);
    if (!sheet || sheet.state === 'discarding') throw new ProblemError(404, 'sheet_not_found');
    const current = () => presentSheet(tx, sheet, 'en');
    await assertVersion({ seen: version, version: sheet.version }, current);
    if (!from.includes(sheet.state)) {
      throw new ProblemError(409, 'sheet_step_illegal', { state: sheet.state });
    }
    const changed = await changeSheet(tx, id, await change(sheet, at, tx));
    await recordAudit(tx, principal, {
      action,
      subject: { kind: 'sheet', id },
      before: { state: sheet.state },
      after: auditedSheet(changed),
      at,
    });
    return changed;
  });
}
