import { leaseEnd } from '../bulk-changes/lease.ts';
import { holdNextCatalogVersion } from '../catalog/catalog-version.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { AppDeps } from '../deps.ts';
import { checkSheet } from './check-sheet.ts';
import { dropSheet } from './drop-sheet.ts';
import { moveRows } from './move-rows.ts';
import { findSheetWork, type SheetRecord, sheetStore } from './sheet-store.ts';

export interface SheetPace {
  /** Products of one piece of work. */
  readonly size: number;
  /** The pause while a file is read, as a share of the time that reading took. */
  readonly rest: number;
  readonly signal: AbortSignal;
}

/** Thrown to roll back the catalogue's new version when another process has the sheet in hand. */
class Busy extends Error {}

/**
 * Does the next piece of work on the oldest sheet that has some: reads its file, or writes some of its rows in one
 * transaction together with how far it came. A process that ends in the middle leaves whole pieces, and any process
 * goes on.
 *
 * @returns whether there was anything to do.
 */
export async function workOnSheets(
  deps: Pick<AppDeps, 'db' | 'media' | 'now'>,
  { size, rest, signal }: SheetPace,
): Promise<boolean> {
  const { db } = deps;
  const work = await findSheetWork(db, deps.now());
  if (work === undefined) return false;
  try {
    switch (work.state) {
      case 'checking':
        await checkSheet(deps, work.id, { rest, signal });
        break;
      case 'applying':
      case 'undoing':
        await moveOrFinish(db, work, size);
        break;
      default:
        await inTransaction(db, async (tx) => dropSheet(tx, (await hold(tx, work)).id, size));
    }
  } catch (error) {
    if (error instanceof Busy) return false;
    // Others are worked on before it is tried again.
    await sheetStore.change(db, work.id, { leaseUntil: leaseEnd(deps.now()) });
    throw error;
  }
  return true;
}

async function moveOrFinish(db: Db, work: SheetRecord, size: number): Promise<void> {
  const move = work.state === 'applying' ? 'apply' : 'undo';
  const isLeft = await inTransaction(db, async (tx) => {
    const version = await holdNextCatalogVersion(tx);
    return moveRows(tx, await hold(tx, work), move, { size, version });
  });
  if (isLeft) return;
  // Lists, pages and search of every process follow now, and changed names are ranked.
  await changeCatalog(db, async (tx) => {
    await hold(tx, work);
    await sheetStore.change(tx, work.id, { state: move === 'apply' ? 'applied' : 'undone' });
  });
}

async function hold(tx: Db, { id, state }: SheetRecord): Promise<SheetRecord> {
  const sheet = await sheetStore.lockFree(tx, id);
  if (sheet?.state !== state) throw new Busy();
  return sheet;
}
