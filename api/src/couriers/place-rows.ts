import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { courierPlaces } from './delivery-tables.ts';

export type PlaceRow = typeof courierPlaces.$inferSelect;

export async function readPlace(db: Db, cityId: number): Promise<PlaceRow | undefined> {
  const [row] = await db.select().from(courierPlaces).where(eq(courierPlaces.cityId, cityId));
  return row;
}

/** The places that were found or chosen, by the shop's own city. */
export async function readPlaces(db: Db): Promise<ReadonlyMap<number, PlaceRow>> {
  const rows = await db.select().from(courierPlaces);
  return new Map(rows.map((row) => [row.cityId, row]));
}

/** Remembers what was found by its name; what staff chose meanwhile stays. */
export async function insertPlace(db: Db, place: PlaceRow): Promise<void> {
  await db.insert(courierPlaces).values(place).onConflictDoNothing();
}

/** What staff chose. */
export async function choosePlace(tx: Db, place: PlaceRow): Promise<void> {
  const { cityId: _, ...chosen } = place;
  await tx
    .insert(courierPlaces)
    .values(place)
    .onConflictDoUpdate({ target: courierPlaces.cityId, set: chosen });
}
