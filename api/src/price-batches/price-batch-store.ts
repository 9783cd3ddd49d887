import { and, asc, eq, getTableColumns, inArray, lte, max, or } from 'drizzle-orm';
import { BulkStore } from '../bulk-changes/bulk-records.ts';
import type { Db } from '../database/database.ts';
import { priceBatches, priceBatchRows } from './price-batch-tables.ts';

const { categoryIds, brandId, foundIds, ...columns } = getTableColumns(priceBatches);

/** A batch without the ids of what was chosen, which may be many. */
export type PriceBatchRecord = Omit<
  typeof priceBatches.$inferSelect,
  'categoryIds' | 'brandId' | 'foundIds'
>;

/** The states with background work left to do. */
const WORKING = ['preparing', 'applying', 'undoing', 'discarding'] as const;
type Working = (typeof WORKING)[number];

/** Whether a batch is in the middle of work, which nobody may interrupt. */
export function isWorking(state: PriceBatchRecord['state']): state is Working {
  return (WORKING as readonly string[]).includes(state);
}

export const priceBatchStore = new BulkStore<PriceBatchRecord>(priceBatches, columns, {
  reached: 0,
});

/** The oldest batch with work to do at `at`: one under way, or a scheduled one whose time has come. */
export async function findPriceBatchWork(
  db: Db,
  at: Date,
): Promise<Pick<PriceBatchRecord, 'id' | 'state'> | undefined> {
  const [row] = await db
    .select({ id: priceBatches.id, state: priceBatches.state })
    .from(priceBatches)
    .where(
      or(
        inArray(priceBatches.state, [...WORKING]),
        and(eq(priceBatches.state, 'scheduled'), lte(priceBatches.scheduledAt, at)),
      ),
    )
    .orderBy(asc(priceBatches.id))
    .limit(1);
  return row;
}

/** How many batches are not applied yet. */
export async function countWaitingPriceBatches(db: Db): Promise<number> {
  return db.$count(priceBatches, inArray(priceBatches.state, ['preparing', 'ready', 'scheduled']));
}

/** The highest product that each of some batches has; none for a batch without rows. */
export async function readLastProducts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const last = await Promise.all(
    ids.map(async (id) => {
      const [row] = await db
        .select({ last: max(priceBatchRows.productId) })
        .from(priceBatchRows)
        .where(eq(priceBatchRows.batchId, id));
      return [id, row?.last ?? 0] as const;
    }),
  );
  return new Map(last);
}

/** What was chosen when a batch was made: ids of categories, of a brand, and of products in ascending order. */
export async function readChosen(
  tx: Db,
  id: number,
): Promise<{ categoryIds: number[] | null; brandId: number | null; foundIds: number[] | null }> {
  const [row] = await tx
    .select({ categoryIds, brandId, foundIds })
    .from(priceBatches)
    .where(eq(priceBatches.id, id));
  return row ?? { categoryIds: null, brandId: null, foundIds: null };
}
