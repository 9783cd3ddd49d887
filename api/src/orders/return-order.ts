import { RETURN_WINDOW_DAYS } from '@dp/contract/limits.ts';
import type { returnOrderBody } from '@dp/contract/staff/orders.ts';
import type { z } from 'zod';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { takeBackStock } from '../products/move-stock.ts';
import type { FullOrder } from './full-order.ts';
import { lockForStep } from './order-step.ts';
import { readOrder } from './order-store.ts';
import { takeStep } from './take-step.ts';

const WINDOW_MS = RETURN_WINDOW_DAYS * 24 * 60 * 60 * 1_000;

/** A parcel that is back in the shop: refused at the door, not reached, or returned by its shopper. */
export type Return = { readonly orderId: number } & z.output<typeof returnOrderBody>;

/**
 * Takes a whole order back: its units return to stock or are written off, once, since the order is locked
 * while its state is checked. An undelivered order's voucher becomes usable again; a paid one's stays used.
 * The invoice stays, since its number was issued (docs/orders.md).
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 409 `return_window_over`; as
 *   `lockForStep`.
 */
export async function returnOrder(
  deps: Deps,
  principal: Principal,
  back: Return,
): Promise<FullOrder> {
  requirePermission(principal, 'orders.dispatch');
  const { orderId, restock, late, note } = back;
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockForStep(tx, { ...back, to: 'returned' });
    const before = await readOrder(tx, orderId);
    const delivered = before.events.find(({ state }) => state === 'delivered');
    if (delivered && !late && at.getTime() - delivered.at.getTime() > WINDOW_MS) {
      const { number } = order;
      throw new ProblemError(409, 'return_window_over', { number, days: RETURN_WINDOW_DAYS });
    }
    const returned = await takeStep(tx, deps, principal, { order, to: 'returned', note, at });
    const units = before.lines.map(({ productId, quantity }) => ({ productId, quantity }));
    await takeBackStock(tx, units, { orderId, restock, principal, at });
    return returned;
  });
}
