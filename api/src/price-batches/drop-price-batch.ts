import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { priceBatches } from './price-batch-tables.ts';

/** Deletes some rows of a discarded batch, and the batch after the last. */
export async function dropPriceBatch(tx: Db, id: number, size: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    delete from price_batch_rows where batch_id = ${id} and product_id in (
      select product_id from price_batch_rows where batch_id = ${id} limit ${size})`);
  if (rowCount === size) return;
  await tx.delete(priceBatches).where(eq(priceBatches.id, id));
}
