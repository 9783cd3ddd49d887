import { toEgp } from '@dp/contract/money.ts';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { priceBatchRows } from './price-batch-tables.ts';

/** What a batch did to one product: its list price in EGP before and after, and whether an undo left it. */
export interface BatchedPriceChange {
  readonly before: number;
  readonly after: number;
  readonly leftAtUndo: boolean;
}

/** What batches did to a product's price, by batch; its history shows them beside its own changes. */
export async function readPriceChangesOf(
  db: Db,
  productId: number,
): Promise<ReadonlyMap<number, BatchedPriceChange>> {
  const rows = await db
    .select()
    .from(priceBatchRows)
    .where(
      and(
        eq(priceBatchRows.productId, productId),
        isNull(priceBatchRows.refusal),
        or(isNull(priceBatchRows.leftAt), ne(priceBatchRows.leftAt, 'apply')),
      ),
    );
  return new Map(
    rows.map(({ batchId, beforePiastres, afterPiastres, leftAt }) => [
      batchId,
      {
        before: toEgp(beforePiastres),
        after: toEgp(afterPiastres),
        leftAtUndo: leftAt === 'undo',
      },
    ]),
  );
}
