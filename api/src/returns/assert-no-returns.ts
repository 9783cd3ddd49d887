import { and, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { RELEASED } from './return-rules.ts';
import { listReturnRows } from './return-store.ts';
import { returns } from './return-tables.ts';

/**
 * Refuses to take a delivered parcel back as a whole while pieces of its order, which is locked, are in returns:
 * they would come into stock twice.
 *
 * @throws ProblemError 409 `parcel_has_returns`.
 */
export async function assertNoReturns(tx: Db, orderId: number): Promise<void> {
  const found = await listReturnRows(
    tx,
    and(eq(returns.orderId, orderId), notInArray(returns.state, [...RELEASED])),
  );
  if (found.length > 0) throw new ProblemError(409, 'parcel_has_returns');
}
