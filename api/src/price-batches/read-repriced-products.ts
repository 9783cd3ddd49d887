import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { readUnitPrices } from '../products/batch-prices.ts';
import { priceBatches, priceBatchRows } from './price-batch-tables.ts';

/** Products per query, so that other requests are not blocked. */
const CHUNK = 2_000;

/**
 * What products now cost, in piastres by id, whose price a batch changed or brought back after a version of the
 * catalogue: all that lists need of them, since nothing else of them changed.
 */
export async function readRepricedProducts(
  db: Db,
  afterVersion: number,
): Promise<ReadonlyMap<number, number>> {
  const prices = new Map<number, number>();
  const batches = await db
    .select({ id: priceBatches.id })
    .from(priceBatches)
    .where(gt(priceBatches.shownIn, afterVersion));
  for (const { id } of batches) {
    for (let last = 0; ; ) {
      const ids = await readProducts(db, id, last);
      for (const [product, piastres] of await readUnitPrices(db, ids))
        prices.set(product, piastres);
      if (ids.length < CHUNK) break;
      last = ids.at(-1) as number;
    }
  }
  return prices;
}

async function readProducts(db: Db, batch: number, after: number): Promise<number[]> {
  const { batchId, productId } = priceBatchRows;
  const rows = await db
    .select({ id: productId })
    .from(priceBatchRows)
    .where(and(eq(batchId, batch), gt(productId, after)))
    .orderBy(asc(productId))
    .limit(CHUNK);
  return rows.map(({ id }) => id);
}
