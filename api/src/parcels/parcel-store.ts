import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { inspections, parcelEvents, parcelLines, parcels, picks } from './parcel-tables.ts';
import { deleteScans } from './unit-scans.ts';

export type ParcelRow = typeof parcels.$inferSelect;
type ParcelEventRow = typeof parcelEvents.$inferSelect;
export type NewParcelEvent = Omit<typeof parcelEvents.$inferInsert, 'id' | 'parcelId'>;
export type ParcelLineRow = typeof parcelLines.$inferSelect;
type InspectionRow = typeof inspections.$inferSelect;

/** Locks parcels in id order until the transaction ends. */
export async function lockParcelRows(tx: Db, where: SQL | undefined): Promise<ParcelRow[]> {
  return tx.select().from(parcels).where(where).orderBy(asc(parcels.id)).for('update');
}

/** Inserts parcels with their contents, without an event. */
export async function insertParcels(
  tx: Db,
  rows: readonly (typeof parcels.$inferInsert)[],
  contents: readonly ReadonlyMap<number, number>[],
): Promise<ParcelRow[]> {
  const inserted = await tx
    .insert(parcels)
    .values([...rows])
    .returning();
  const lines = inserted.flatMap(({ id }, index) =>
    [...(contents[index] ?? [])].map(([productId, quantity]) => ({
      parcelId: id,
      productId,
      quantity,
    })),
  );
  await tx.insert(parcelLines).values(lines);
  return inserted;
}

/** Changes locked parcels and raises their versions, as every change does. */
export async function changeParcels(
  tx: Db,
  ids: readonly number[],
  changes: Partial<Omit<ParcelRow, 'id' | 'version'>>,
): Promise<ParcelRow[]> {
  if (ids.length === 0) return [];
  return tx
    .update(parcels)
    .set({ ...changes, version: sql`${parcels.version} + 1` })
    .where(inArray(parcels.id, [...ids]))
    .returning();
}

/** Writes the same event for some parcels. */
export async function insertParcelEvents(
  tx: Db,
  ids: readonly number[],
  event: NewParcelEvent,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.insert(parcelEvents).values(ids.map((parcelId) => ({ ...event, parcelId })));
}

export async function insertInspections(
  tx: Db,
  rows: readonly (typeof inspections.$inferInsert)[],
): Promise<void> {
  await tx.insert(inspections).values([...rows]);
}

/** Parcels by any condition, by order and place. */
export async function listParcelRows(db: Db, where: SQL | undefined): Promise<ParcelRow[]> {
  return db.select().from(parcels).where(where).orderBy(asc(parcels.orderId), asc(parcels.place));
}

export async function listParcelLines(
  db: Db,
  parcelIds: readonly number[],
): Promise<ParcelLineRow[]> {
  if (parcelIds.length === 0) return [];
  return db
    .select()
    .from(parcelLines)
    .where(inArray(parcelLines.parcelId, [...parcelIds]))
    .orderBy(asc(parcelLines.parcelId), asc(parcelLines.productId));
}

export async function listParcelEvents(
  db: Db,
  parcelIds: readonly number[],
): Promise<ParcelEventRow[]> {
  if (parcelIds.length === 0) return [];
  return db
    .select()
    .from(parcelEvents)
    .where(inArray(parcelEvents.parcelId, [...parcelIds]))
    .orderBy(asc(parcelEvents.id));
}

export async function listInspections(
  db: Db,
  parcelIds: readonly number[],
): Promise<InspectionRow[]> {
  if (parcelIds.length === 0) return [];
  return db
    .select()
    .from(inspections)
    .where(inArray(inspections.parcelId, [...parcelIds]))
    .orderBy(asc(inspections.id));
}

/** Forgets what was picked for an order, and its scans. */
export async function deletePicks(tx: Db, orderId: number): Promise<void> {
  await deleteScans(tx, orderId);
  await tx.delete(picks).where(eq(picks.orderId, orderId));
}
