import type { Deps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readMovedRows } from './read-moved-rows.ts';
import type { SheetRecord } from './sheet-store.ts';
import { type SeenSheet, stepSheet } from './step-sheet.ts';

/**
 * Lets the products of an applied sheet become what they were before it, in the background, in the name of who undid
 * it. Those that somebody changed since stay as they are; products that the sheet added are taken off sale.
 *
 * @throws ProblemError 409 `sheet_empty` when there is nothing to bring back; and as `stepSheet` does.
 */
export async function undoSheet(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: StaffPrincipal,
  seen: SeenSheet,
): Promise<SheetRecord> {
  return stepSheet(deps, principal, seen, {
    action: 'sheet.undo',
    from: ['applied'],
    change: async (sheet, at, tx) => {
      const [first] = await readMovedRows(tx, sheet, 'undo', 1);
      if (!first) throw new ProblemError(409, 'sheet_empty');
      return {
        state: 'undoing',
        undoneAt: at,
        undoneBy: principal.staffId,
        undoneFrom: principal.network,
      };
    },
  });
}
