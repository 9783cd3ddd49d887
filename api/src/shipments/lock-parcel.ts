import type { Db } from '../database/database.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { lockOrders } from '../orders/lock-orders.ts';
import { lockParcels } from '../parcels/change-parcels.ts';
import { readParcel } from '../parcels/parcel-queries.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { ParcelRow } from './present-parcels.ts';

/**
 * Locks a parcel's order and then the parcel, as everywhere.
 *
 * @throws ProblemError 404 `parcel_not_found`.
 */
export async function lockParcelAndOrder(
  tx: Db,
  parcelId: number,
): Promise<{ order: OrderRow; parcel: ParcelRow }> {
  const seen = await readParcel(tx, parcelId);
  const [order] = seen ? await lockOrders(tx, [seen.orderId]) : [];
  const [parcel] = await lockParcels(tx, [parcelId]);
  if (!order || !parcel) throw new ProblemError(404, 'parcel_not_found');
  return { order, parcel };
}
