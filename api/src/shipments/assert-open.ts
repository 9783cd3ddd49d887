import type { OrderRow } from '../orders/full-order.ts';
import { ORDER_STATUS } from '../orders/order-status.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { ParcelRow } from './present-parcels.ts';

/**
 * Parcels of ended orders stay where they are, but a lost one may still turn up.
 *
 * @throws ProblemError 409 `order_step_illegal`.
 */
export function assertOpen({ number, state }: OrderRow, parcel: ParcelRow): void {
  if (state === 'dispatched' || state === 'delivered') return;
  if (state === 'returned' && parcel.state === 'lost') return;
  const { next } = ORDER_STATUS[state];
  throw new ProblemError(409, 'order_step_illegal', { number, from: state, to: 'returned', next });
}
