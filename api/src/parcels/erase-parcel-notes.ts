import { inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { inspections, parcelEvents, parcels } from './parcel-tables.ts';

/** Erases what staff noted about the parcels of these orders, for a customer whose account is deleted. */
export async function eraseParcelNotes(tx: Db, orderIds: readonly number[]): Promise<void> {
  const own = tx
    .select({ id: parcels.id })
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderIds]));
  await tx.update(parcelEvents).set({ note: null }).where(inArray(parcelEvents.parcelId, own));
  await tx.update(inspections).set({ note: null }).where(inArray(inspections.parcelId, own));
}
