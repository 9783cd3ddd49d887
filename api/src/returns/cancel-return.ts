import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { lockReturn } from './lock-return.ts';
import { findOwnReturn, type ReturnRow } from './return-store.ts';
import { stepReturn } from './step-return.ts';

/**
 * Cancels an own return that the shop has not answered. One that is cancelled already stays so.
 *
 * @throws ProblemError 404 `return_not_found`, for another's too; 409 `return_not_cancellable` with its `state`.
 */
export async function cancelReturn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  shopper: ShopperPrincipal,
  id: number,
): Promise<ReturnRow> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const own = await findOwnReturn(tx, shopper.customerId, id);
    if (!own) throw new ProblemError(404, 'return_not_found');
    const { row } = await lockReturn(tx, id);
    if (row.state === 'cancelled') return row;
    if (row.state !== 'requested') {
      throw new ProblemError(409, 'return_not_cancellable', { state: row.state });
    }
    return stepReturn(tx, shopper, row, { to: 'cancelled', at });
  });
}
