import { desc, eq, lt } from 'drizzle-orm';
import { changeRow } from '../database/change-row.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { stockCounts } from './stock-count-tables.ts';

export type StockCountRecord = typeof stockCounts.$inferSelect;

/** A page of counts, the newest first; only those before one. */
export async function listStockCountRecords(
  db: Db,
  before: number | undefined,
  limit: number,
): Promise<StockCountRecord[]> {
  return db
    .select()
    .from(stockCounts)
    .where(before === undefined ? undefined : lt(stockCounts.id, before))
    .orderBy(desc(stockCounts.id))
    .limit(limit);
}

/** @throws ProblemError 404 `count_not_found`. */
export async function requireStockCount(db: Db, id: number): Promise<StockCountRecord> {
  const [count] = await db.select().from(stockCounts).where(eq(stockCounts.id, id));
  if (!count) throw new ProblemError(404, 'count_not_found');
  return count;
}

/**
 * Locks a count that goes on, until the transaction ends: its entries come one after another, and none after its
 * end.
 *
 * @throws ProblemError 404 `count_not_found`; 409 `count_over`.
 */
export async function lockOpenCount(tx: Db, id: number): Promise<StockCountRecord> {
  const [count] = await tx.select().from(stockCounts).where(eq(stockCounts.id, id)).for('update');
  if (!count) throw new ProblemError(404, 'count_not_found');
  if (count.state !== 'counting') throw new ProblemError(409, 'count_over');
  return count;
}

/** Changes a locked count, and raises its version. */
export async function changeStockCount(
  tx: Db,
  id: number,
  changes: Partial<Pick<StockCountRecord, 'state' | 'endedAt' | 'endedBy'>>,
): Promise<StockCountRecord> {
  return changeRow(tx, stockCounts, id, changes);
}
