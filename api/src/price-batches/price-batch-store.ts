import { and, asc, desc, eq, getTableColumns, inArray, lt, lte, max, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { priceBatches, priceBatchRows } from './price-batch-tables.ts';

const { categoryIds, foundIds, ...columns } = getTableColumns(priceBatches);

/** A batch without the ids of what was chosen, which may be many. */
export type PriceBatchRecord = Omit<typeof priceBatches.$inferSelect, 'categoryIds' | 'foundIds'>;

/** The states with background work left to do. */
const WORKING = ['preparing', 'applying', 'undoing', 'discarding'] as const;
type Working = (typeof WORKING)[number];

/** Whether a batch is in the middle of work, which nobody may interrupt. */
export function isWorking(state: PriceBatchRecord['state']): state is Working {
  return (WORKING as readonly string[]).includes(state);
}

/** A page of batches, the newest first; only those older than `before`. */
export async function listPriceBatchRecords(
  db: Db,
  before: number | undefined,
  limit: number,
): Promise<PriceBatchRecord[]> {
  return db
    .select(columns)
    .from(priceBatches)
    .where(before === undefined ? undefined : lt(priceBatches.id, before))
    .orderBy(desc(priceBatches.id))
    .limit(limit);
}

export async function findPriceBatch(db: Db, id: number): Promise<PriceBatchRecord | undefined> {
  const [row] = await db.select(columns).from(priceBatches).where(eq(priceBatches.id, id));
  return row;
}

/** Locks a batch until the transaction ends. */
export async function lockPriceBatch(tx: Db, id: number): Promise<PriceBatchRecord | undefined> {
  const [row] = await tx
    .select(columns)
    .from(priceBatches)
    .where(eq(priceBatches.id, id))
    .for('update');
  return row;
}

/** The same, unless another process works on it at this moment. */
export async function lockFreePriceBatch(
  tx: Db,
  id: number,
): Promise<PriceBatchRecord | undefined> {
  const [row] = await tx
    .select(columns)
    .from(priceBatches)
    .where(eq(priceBatches.id, id))
    .for('update', { skipLocked: true });
  return row;
}

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

/** Another state of a batch raises its version; counts and progress do not. */
export async function changePriceBatch(
  tx: Db,
  id: number,
  changes: Partial<Omit<PriceBatchRecord, 'id' | 'version'>>,
): Promise<PriceBatchRecord> {
  const raised =
    changes.state === undefined
      ? changes
      : { ...changes, version: sql`${priceBatches.version} + 1`, reached: 0 };
  const [row] = await tx
    .update(priceBatches)
    .set(raised)
    .where(eq(priceBatches.id, id))
    .returning(columns);
  if (!row) throw new Error(`Price batch ${id} is not there.`);
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

/** What was chosen when a batch was made: ids of categories, and of products in ascending order. */
export async function readChosen(
  tx: Db,
  id: number,
): Promise<{ categoryIds: number[] | null; foundIds: number[] | null }> {
  const [row] = await tx
    .select({ categoryIds, foundIds })
    .from(priceBatches)
    .where(eq(priceBatches.id, id));
  return row ?? { categoryIds: null, foundIds: null };
}
