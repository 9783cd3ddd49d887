import type { Db } from '../database/database.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { lockPaidOrder } from '../orders/pay-order.ts';
import { type AttemptRow, findAttempt, lockAttempts } from '../payments/attempt-rows.ts';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * Locks a transfer of which nothing has arrived, after its order: it may have ended.
 *
 * @throws ProblemError 409 `transfer_not_waiting`, also for a payment that is not a transfer.
 */
export async function lockTransfer(
  tx: Db,
  attemptId: number,
): Promise<{ order: OrderRow; attempt: AttemptRow }> {
  const seen = await findAttempt(tx, attemptId);
  if (seen?.provider !== 'instapay') throw new ProblemError(409, 'transfer_not_waiting');
  const order = await lockPaidOrder(tx, seen.orderId);
  const attempt = (await lockAttempts(tx, order.id)).find(({ id }) => id === attemptId);
  if (!attempt || attempt.receivedPiastres > 0) throw new ProblemError(409, 'transfer_not_waiting');
  return { order, attempt };
}
