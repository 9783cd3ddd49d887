import type { OrderRow } from '../orders/full-order.ts';
import { ProblemError } from '../problems/problem-error.ts';

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
