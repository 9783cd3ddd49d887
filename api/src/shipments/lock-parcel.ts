import type { Db } from '../database/database.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { lockOrders } from '../orders/lock-orders.ts';
import { lockParcels } from '../parcels/change-parcels.ts';
import { readParcel } from '../parcels/parcel-queries.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { type ParcelRow, presentParcels } from './present-parcels.ts';

/**
 * Locks a parcel's order and then the parcel (docs/architecture.md, lock order).
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

/** Refuses to change a locked parcel that is not as the caller saw it. Throws 409 `record_changed`. */
export async function assertSeen(tx: Db, parcel: ParcelRow, seen: number): Promise<void> {
  await assertVersion({ seen, version: parcel.version }, async () => {
    const [current] = await presentParcels(tx, [parcel]);
    return current;
  });
}
