import { gt, sql } from 'drizzle-orm';
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
  const { batchId, productId } = priceBatchRows;
  for (const { id } of batches) {
    for (let after: number | null = 0; after !== null; ) {
      const page = sql`select ${productId} as id from ${priceBatchRows}
        where ${batchId} = ${id} and ${productId} > ${after} order by ${productId} limit ${CHUNK}`;
      const { found, last } = await readUnitPrices(db, page);
      for (const [product, piastres] of found) prices.set(product, piastres);
      after = last;
    }
  }
  return prices;
}
