import type { CourierKind } from '@dp/contract/staff/parcels.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { FullOrder, OrderRow } from '../orders/full-order.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { type CourierRow, insertHandover, listCourierRows } from './courier-store.ts';
import { cashOf, handOver } from './hand-over.ts';
import type { ParcelRow } from './present-parcels.ts';

/** The oldest active courier of a kind; undefined when the shop has none. */
export async function findCourier(db: Db, kind: CourierKind): Promise<CourierRow | undefined> {
  return (await listCourierRows(db)).find((row) => row.kind === kind && row.active);
}

/**
 * Locked parcels of one locked order leave with a courier at once, on a list of their own that counts as signed.
 *
 * @returns the order, if its first parcel left.
 */
export async function leaveWith(
  tx: Db,
  deps: Deps,
  principal: Principal,
  leaving: {
    readonly courierId: number;
    readonly order: OrderRow;
    readonly parcels: readonly ParcelRow[];
    readonly note?: string | undefined;
    readonly at: Date;
  },
): Promise<FullOrder | undefined> {
  const { courierId, order, parcels, note, at } = leaving;
  const handover = await insertHandover(tx, {
    courierId,
    ...actorOf(principal),
    openedAt: at,
    signedAt: at,
    count: parcels.length,
    sumPiastres: cashOf(parcels),
  });
  const orders = [order];
  const [dispatched] = await handOver(tx, deps, principal, { handover, orders, parcels, note, at });
  return dispatched;
}
