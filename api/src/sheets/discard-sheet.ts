import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import type { SheetRecord } from './sheet-store.ts';
import { type SeenSheet, stepSheet } from './step-sheet.ts';

/** Deletes a sheet that was not applied; its file and rows go in the background. Throws as `stepSheet` does. */
export async function discardSheet(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  seen: SeenSheet,
): Promise<SheetRecord> {
  return stepSheet(deps, principal, seen, {
    action: 'sheet.discard',
    from: ['checking', 'faulty', 'ready'],
    change: () => ({ state: 'discarding' }),
  });
}
