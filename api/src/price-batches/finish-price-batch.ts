import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import { priceBatchStore } from './price-batch-store.ts';

const DONE = { applying: 'applied', undoing: 'undone' } as const;

/**
 * Ends the work on a batch of which every price has moved: lists, pages and search of every process show the new
 * prices from this version of the catalogue on.
 */
export async function finishPriceBatch(db: Db, id: number): Promise<void> {
  await changeCatalog(db, async (tx, version) => {
    const batch = await priceBatchStore.lock(tx, id);
    // Another process was faster.
    if (batch?.state !== 'applying' && batch?.state !== 'undoing') return;
    await priceBatchStore.change(tx, id, { state: DONE[batch.state], shownIn: version });
  });
}
