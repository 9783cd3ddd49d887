import type { Db } from '../database/database.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { lockOrders } from '../orders/lock-orders.ts';
import { presentOrderCard } from '../orders/order-card.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';

/**
 * Refuses an order that must not be picked or packed now: it is not ongoing, its customer still has to
 * confirm it, or its packing is not one of the `allowed`.
 *
 * @throws ProblemError 409 `order_not_pickable`.
 */
export function assertPickable(
  { number, state, confirmation, packing }: OrderRow,
  allowed: readonly OrderRow['packing'][],
): void {
  const confirmed = confirmation === 'confirmed' || confirmation === 'not_needed';
  if (state === 'ongoing' && confirmed && allowed.includes(packing)) return;
  throw new ProblemError(409, 'order_not_pickable', { number, state, confirmation, packing });
}

/**
 * Locks orders to pick or pack them, each in the version that the caller saw.
 *
 * @throws ProblemError 404 `order_not_found`; 409 `record_changed`, `order_not_pickable`.
 */
export async function lockPickable(
  tx: Db,
  seen: readonly { readonly id: number; readonly version: number }[],
  allowed: readonly OrderRow['packing'][],
): Promise<OrderRow[]> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const orders = await lockOrders(tx, [...versions.keys()]);
  for (const order of orders) {
    const { id, version } = order;
    await assertVersion({ seen: versions.get(id) ?? 0, version }, () => presentOrderCard(order));
    assertPickable(order, allowed);
  }
  return orders;
}
