import type { Db } from '../database/database.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { lockOrders } from '../orders/lock-orders.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { findReturn, lockReturnRow, type ReturnRow } from './return-store.ts';

/**
 * Locks a return's order and then the return, so that an order's returns change one after the other.
 *
 * @throws ProblemError 404 `return_not_found`.
 */
export async function lockReturn(
  tx: Db,
  id: number,
): Promise<{ readonly order: OrderRow; readonly row: ReturnRow }> {
  const seen = await findReturn(tx, id);
  const [order] = seen ? await lockOrders(tx, [seen.orderId]) : [];
  const row = await lockReturnRow(tx, id);
  if (!order || !row) throw new ProblemError(404, 'return_not_found');
  return { order, row };
}
