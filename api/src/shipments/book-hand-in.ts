import type { Db } from '../database/database.ts';
import { lockOrders, recordUnsettled } from '../orders/lock-orders.ts';
import { lockParcels } from '../parcels/change-parcels.ts';
import { readParcels, readParcelsOf } from '../parcels/parcel-queries.ts';
import { outstandingOf } from '../parcels/parcel-rules.ts';
import { type HandInLine, settleParcels } from '../parcels/settle-parcels.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type CourierRow, type HandInRow, insertHandIn, lockCourier } from './courier-store.ts';
import type { ParcelRow } from './present-parcels.ts';

/** A hand-in to be booked: its lines are about parcels that `lockForCash` locked. */
export type NewHandIn = Omit<HandInRow, 'id' | 'actor' | 'actorId' | 'actorName'> & {
  readonly lines: readonly HandInLine[];
};

/**
 * Locks a courier, then orders and parcels (docs/architecture.md, lock order): two hand-ins of one courier follow
 * each other.
 *
 * @throws ProblemError 404 `courier_not_found`.
 */
export async function lockForCash(
  tx: Db,
  courierId: number,
  parcelIds: readonly number[],
): Promise<{ courier: CourierRow; parcels: ParcelRow[] }> {
  const courier = await lockCourier(tx, courierId);
  if (!courier) throw new ProblemError(404, 'courier_not_found');
  if (parcelIds.length === 0) return { courier, parcels: [] };
  const seen = await readParcels(tx, parcelIds);
  await lockOrders(tx, [...new Set(seen.map(({ orderId }) => orderId))]);
  return { courier, parcels: await lockParcels(tx, parcelIds) };
}

/** Books a hand-in within the transaction of `lockForCash`; orders without outstanding cash leave their queue. */
export async function bookHandIn(
  tx: Db,
  principal: Principal,
  { lines, ...handIn }: NewHandIn,
): Promise<HandInRow> {
  const row = await insertHandIn(tx, { ...handIn, ...actorOf(principal) });
  await settleParcels(tx, row.id, lines);
  const paid = lines.filter(({ cashPiastres }) => cashPiastres > 0);
  const parcels = await readParcels(tx, [...new Set(paid.map(({ parcelId }) => parcelId))]);
  const orderIds = [...new Set(parcels.map(({ orderId }) => orderId))];
  const unsettled = new Set(
    (await readParcelsOf(tx, orderIds))
      .filter((parcel) => outstandingOf(parcel) > 0)
      .map(({ orderId }) => orderId),
  );
  await recordUnsettled(tx, [...unsettled], true);
  await recordUnsettled(
    tx,
    orderIds.filter((id) => !unsettled.has(id)),
    false,
  );
  return row;
}
