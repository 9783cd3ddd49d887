import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { lockKeys } from '../database/lock-keys.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { auditedSheet } from './present-sheets.ts';
import { requireSheetPermissions } from './require-sheet-permissions.ts';
import { countWaitingSheets, insertSheetFile, type SheetRecord } from './sheet-store.ts';
import { sheets } from './sheet-tables.ts';

/** Sheets that wait to be applied, in the whole shop: their files take room. */
const WAITING_MAX = 20;

/**
 * Stores a spreadsheet of products. It is checked in the background; nothing of the catalogue changes.
 *
 * @throws ProblemError as `requireSheetPermissions`; 409 `sheets_waiting`.
 */
export async function uploadSheet(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<SheetRecord> {
  requireSheetPermissions(principal);
  return inTransaction(db, async (tx) => {
    const at = now();
    await lockKeys(tx, ['sheets waiting']);
    if ((await countWaitingSheets(tx)) >= WAITING_MAX) {
      throw new ProblemError(409, 'sheets_waiting', { limit: WAITING_MAX });
    }
    const [sheet] = await tx
      .insert(sheets)
      .values({
        state: 'checking',
        name,
        format: bytes.subarray(0, 2).toString('latin1') === 'PK' ? 'xlsx' : 'csv',
        createdAt: at,
        ...actorOf(principal),
      })
      .returning();
    if (!sheet) throw new Error('A sheet was not inserted.');
    await insertSheetFile(tx, sheet.id, bytes);
    await recordAudit(tx, principal, {
      action: 'sheet.upload',
      subject: { kind: 'sheet', id: sheet.id },
      after: auditedSheet(sheet),
      at,
    });
    return sheet;
  });
}
