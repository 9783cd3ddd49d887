import type { Db } from '../database/database.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { lockOrders } from '../orders/lock-orders.ts';
import { presentOrderCard } from '../orders/order-card.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';

/** Whether an order is ongoing and confirmed, if it needs that, and its packing is one of the `allowed`. */
export function isPickable(
  { state, confirmation, packing }: OrderRow,
  allowed: readonly OrderRow['packing'][],
): boolean {
  const confirmed = confirmation === 'confirmed' || confirmation === 'not_needed';
  return state === 'ongoing' && confirmed && allowed.includes(packing);
}

/**
 * Refuses an order that must not be picked or packed now.
 *
 * @throws ProblemError 409 `order_not_pickable`.
 */
export function assertPickable(order: OrderRow, allowed: readonly OrderRow['packing'][]): void {
  if (isPickable(order, allowed)) return;
  const { number, state, confirmation, packing } = order;
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
