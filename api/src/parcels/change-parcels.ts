import type { InspectionOutcome } from '@dp/contract/staff/parcels.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { readPicks } from './parcel-queries.ts';
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

/** A locked parcel's shopper asks for another day, or with null no longer does. */
export async function recordAskedDay(
  tx: Db,
  id: number,
  { day, at }: { day: string | null; at: Date },
): Promise<void> {
  const askedAt = day === null ? null : at;
  await changeParcels(tx, [id], { askedDay: day, askedAt, dayAgreed: null });
}

/** Staff agreed to the day that a locked parcel's shopper asked for, or did not. */
export async function recordDayAnswer(tx: Db, id: number, agreed: boolean): Promise<void> {
  await changeParcels(tx, [id], { dayAgreed: agreed });
}

/**
 * The address that locked parcels go to was corrected.
 *
 * @param outdated those whose label somebody has to see to.
 */
export async function recordCorrection(
  tx: Db,
  ids: readonly number[],
  { outdated, at }: { readonly outdated: readonly number[]; readonly at: Date },
): Promise<void> {
  const others = ids.filter((id) => !outdated.includes(id));
  await changeParcels(tx, others, { correctedAt: at });
  await changeParcels(tx, outdated, { correctedAt: at, labelOutdated: true });
}

/** A locked parcel has its new label, or its courier knows what changed. */
export async function recordLabel(tx: Db, id: number): Promise<void> {
  await changeParcels(tx, [id], { labelOutdated: false });
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

/**
 * Takes back what was picked of products that a locked order no longer has, or has fewer of: they are back on
 * the shelf, and a tick must not count for a line that returns later.
 */
export async function trimPicks(
  tx: Db,
  principal: Principal,
  { orderId, lines, at }: { orderId: number; lines: readonly PickedLine[]; at: Date },
): Promise<void> {
  const wanted = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, picked } of await readPicks(tx, [orderId])) {
    const quantity = wanted.get(productId);
    if (quantity === undefined) {
      await tx.delete(picks).where(and(eq(picks.orderId, orderId), eq(picks.productId, productId)));
    } else if (picked > quantity) {
      await recordPick(tx, principal, { orderId, productId, picked: quantity, at });
    }
  }
}

interface PickedLine {
  readonly productId: number;
  readonly quantity: number;
}
