import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { priceBatchWork } from '../principals/principal.ts';
import { dropPriceBatch } from './drop-price-batch.ts';
import { finishPriceBatch } from './finish-price-batch.ts';
import { movePrices } from './move-prices.ts';
import { preparePrices } from './prepare-prices.ts';
import { auditedPriceBatch } from './present-price-batches.ts';
import { findPriceBatchWork, type PriceBatchRecord, priceBatchStore } from './price-batch-store.ts';

/** What a piece of work came to: `moved` of prices of the shop, `busy` when another process has the batch in hand. */
export type PriceBatchProgress = 'none' | 'busy' | 'moved' | 'worked';

/**
 * Does the next piece of work on the oldest batch that has some: at most `size` products, in one transaction
 * together with how far it came. A process that ends in the middle leaves whole pieces, and any process goes on.
 */
export async function workOnPriceBatches(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  size: number,
): Promise<PriceBatchProgress> {
  const at = now();
  const work = await findPriceBatchWork(db, at);
  if (work === undefined) return 'none';
  const done = await inTransaction(db, async (tx) => {
    const batch = await priceBatchStore.lockFree(tx, work.id);
    return batch === undefined ? 'busy' : workOn(tx, batch, size, at);
  });
  if (done !== 'moved-all') return done;
  await finishPriceBatch(db, work.id);
  return 'worked';
}

async function workOn(
  tx: Db,
  batch: PriceBatchRecord,
  size: number,
  at: Date,
): Promise<'worked' | 'moved' | 'moved-all'> {
  switch (batch.state) {
    case 'preparing':
      await preparePrices(tx, batch, size);
      return 'worked';
    case 'scheduled':
      if (batch.scheduledAt !== null && batch.scheduledAt <= at)
        await startScheduled(tx, batch, at);
      return 'worked';
    case 'applying':
      return (await movePrices(tx, batch, 'apply', size)) ? 'moved' : 'moved-all';
    case 'undoing':
      return (await movePrices(tx, batch, 'undo', size)) ? 'moved' : 'moved-all';
    case 'discarding':
      await dropPriceBatch(tx, batch.id, size);
      return 'worked';
    default:
      // Another process has finished it meanwhile.
      return 'worked';
  }
}

async function startScheduled(tx: Db, batch: PriceBatchRecord, at: Date): Promise<void> {
  const started = await priceBatchStore.change(tx, batch.id, { state: 'applying', appliedAt: at });
  await recordAudit(tx, priceBatchWork, {
    action: 'price-batch.apply',
    subject: { kind: 'price-batch', id: batch.id },
    before: { state: batch.state },
    after: auditedPriceBatch(started),
    at,
  });
}
