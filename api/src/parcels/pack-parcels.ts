import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import {
  changeParcels,
  deletePicks,
  insertParcelEvents,
  insertParcels,
  listParcelRows,
  lockParcelRows,
  type ParcelRow,
} from './parcel-store.ts';
import { parcels } from './parcel-tables.ts';

/** A parcel to pack: units by product, and what it collects. */
export interface NewParcel {
  readonly content: ReadonlyMap<number, number>;
  readonly cashPiastres: number;
  readonly fragile: boolean;
  readonly weightGrams: number | null;
}

/**
 * Records an order's parcels as packed, in the transaction that has locked the order. The day that its shopper asked
 * for before it was unpacked holds for them, too.
 */
export async function packParcels(
  tx: Db,
  principal: Principal,
  { orderId, packed, at }: { orderId: number; packed: readonly NewParcel[]; at: Date },
): Promise<ParcelRow[]> {
  const before = await listParcelRows(tx, eq(parcels.orderId, orderId));
  const last = before.at(-1);
  const unpacked = before.filter(({ stateAt }) => stateAt.getTime() === last?.stateAt.getTime());
  const asked = unpacked.find(({ askedDay }) => askedDay !== null);
  const rows = await insertParcels(
    tx,
    packed.map(({ cashPiastres, fragile, weightGrams }, index) => ({
      orderId,
      place: (last?.place ?? 0) + index + 1,
      state: 'packed' as const,
      stateAt: at,
      cashPiastres,
      fragile,
      weightGrams,
      askedDay: asked?.askedDay ?? null,
      askedAt: asked?.askedAt ?? null,
      dayAgreed: asked?.dayAgreed ?? null,
    })),
    packed.map(({ content }) => content),
  );
  const ids = rows.map(({ id }) => id);
  await insertParcelEvents(tx, ids, { state: 'packed', ...actorOf(principal), at });
  return rows;
}

/**
 * Unpacks an order that has not left, in the transaction that has locked it: its packed parcels become void,
 * also those on a handover list that is not signed yet, and what was picked is forgotten. For orders that are
 * cancelled, edited or packed again.
 */
export async function unpackParcels(
  tx: Db,
  principal: Principal,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  const rows = await lockParcelRows(tx, eq(parcels.orderId, orderId));
  const ids = rows.filter(({ state }) => state === 'packed').map(({ id }) => id);
  const changes = { state: 'void', stateAt: at, handoverId: null, labelOutdated: false } as const;
  await changeParcels(tx, ids, changes);
  await insertParcelEvents(tx, ids, { state: 'void', ...actorOf(principal), at });
  await deletePicks(tx, orderId);
}
