import type { Db } from '../database/database.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { type AttemptRow, lockAttempts } from '../payments/attempt-rows.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Locks the transfer that a locked order waits for. @throws ProblemError 409 `payment_not_awaited` without one. */
export async function lockPendingTransfer(
  tx: Db,
  { id, number }: Pick<OrderRow, 'id' | 'number'>,
): Promise<AttemptRow> {
  const attempts = await lockAttempts(tx, id);
  const transfer = attempts.findLast(
    ({ provider, state }) => provider === 'instapay' && state === 'pending',
  );
  if (!transfer) throw new ProblemError(409, 'payment_not_awaited', { number });
  return transfer;
}
