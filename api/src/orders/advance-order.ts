import type { advanceOrderBody } from '@dp/contract/staff/orders.ts';
import type { z } from 'zod';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import type { FullOrder } from './full-order.ts';
import { lockForStep } from './order-step.ts';
import { takeStep } from './take-step.ts';

/** A state transition by the shop. */
export type Advance = { readonly orderId: number } & z.output<typeof advanceOrderBody>;

/**
 * Moves an order to its next state, as the shop does: ongoing when confirmed, dispatched (which issues its
 * invoice), delivered, completed. The customer is notified of dispatch and delivery.
 *
 * @throws ProblemError 403 `permission_required` without `orders.confirm`, or `orders.dispatch` for the later
 *   states; as `lockForStep`.
 */
export async function advanceOrder(
  deps: Deps,
  principal: Principal,
  advance: Advance,
): Promise<FullOrder> {
  const { to, note } = advance;
  requirePermission(principal, to === 'ongoing' ? 'orders.confirm' : 'orders.dispatch');
  return inTransaction(deps.db, async (tx) => {
    const order = await lockForStep(tx, advance);
    return takeStep(tx, deps, principal, { order, to, note, at: deps.now() });
  });
}
