import type { Deps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { SheetRecord } from './sheet-store.ts';
import { type SeenSheet, stepSheet } from './step-sheet.ts';

/**
 * Lets products change as a checked sheet says. The change itself goes on in the background, in the name of who
 * applied it.
 *
 * @throws ProblemError 409 `sheet_empty` when nothing would change; and as `stepSheet` does.
 */
export async function applySheet(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: StaffPrincipal,
  seen: SeenSheet,
): Promise<SheetRecord> {
  return stepSheet(deps, principal, seen, {
    action: 'sheet.apply',
    from: ['ready'],
    change: ({ created, changed }, at) => {
      if (created + changed === 0) throw new ProblemError(409, 'sheet_empty');
      return {
        state: 'applying',
        appliedAt: at,
        appliedBy: principal.staffId,
        appliedFrom: principal.network,
      };
    },
  });
}
