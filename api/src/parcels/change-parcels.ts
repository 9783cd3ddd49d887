import type { InspectionOutcome } from '@dp/contract/staff/parcels.ts';
import { inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import {
  changeParcels,
  insertInspections,
  lockParcelRows,
  type ParcelRow,
} from './parcel-store.ts';
import { parcels, picks } from './parcel-tables.ts';

// Changes of parcels that leave them in their state, within the transaction that has locked them.

/** Locks parcels by id, in id order; unknown ones are left out. */
export async function lockParcels(tx: Db, ids: readonly number[]): Promise<ParcelRow[]> {
  return ids.length === 0 ? [] : lockParcelRows(tx, inArray(parcels.id, [...ids]));
}

/** Puts packed parcels on a handover's list, or with null off it. */
export async function listForHandover(
  tx: Db,
  ids: readonly number[],
  handoverId: number | null,
): Promise<void> {
  await changeParcels(tx, ids, { handoverId });
}

export async function recordTracking(
  tx: Db,
  id: number,
  trackingNumber: string | null,
): Promise<void> {
  await changeParcels(tx, [id], { trackingNumber });
}

/** The cash of delivered parcels has been handed in. */
export async function recordHandIn(
  tx: Db,
  ids: readonly number[],
  handInId: number,
): Promise<void> {
  await changeParcels(tx, ids, { handInId });
}

/** Units of a product that were found alike in a parcel that came back. */
export interface Inspected {
  readonly productId: number;
  readonly outcome: InspectionOutcome;
  readonly quantity: number;
  readonly note?: string | undefined;
}

/** Records what was found in a parcel that came back; its stock is moved by the caller. */
export async function recordInspection(
  tx: Db,
  principal: Principal,
  { parcelId, found, at }: { parcelId: number; found: readonly Inspected[]; at: Date },
): Promise<void> {
  const who = actorOf(principal);
  await insertInspections(
    tx,
    found.map(({ note = null, ...each }) => ({ ...each, note, parcelId, ...who, at })),
  );
  await changeParcels(tx, [parcelId], { inspectedAt: at });
}

/** Sets how many units of a product are picked for an order that is locked. */
export async function recordPick(
  tx: Db,
  principal: Principal,
  { at, ...pick }: { orderId: number; productId: number; picked: number; at: Date },
): Promise<void> {
  const who = { picked: pick.picked, ...actorOf(principal), at };
  await tx
    .insert(picks)
    .values({ ...pick, ...who })
    .onConflictDoUpdate({ target: [picks.orderId, picks.productId], set: who });
}
