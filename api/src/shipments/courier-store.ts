import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { changeRow } from '../database/change-row.ts';
import type { Db } from '../database/database.ts';
import { cashHandIns, couriers, handovers } from './courier-tables.ts';

export type CourierRow = typeof couriers.$inferSelect;
export type HandoverRow = typeof handovers.$inferSelect;
export type HandInRow = typeof cashHandIns.$inferSelect;

/** Every courier, the oldest first. */
export async function listCourierRows(db: Db): Promise<CourierRow[]> {
  return db.select().from(couriers).orderBy(asc(couriers.id));
}

export async function lockCourier(tx: Db, id: number): Promise<CourierRow | undefined> {
  const [row] = await tx.select().from(couriers).where(eq(couriers.id, id)).for('no key update');
  return row;
}

export async function insertCourier(
  tx: Db,
  row: typeof couriers.$inferInsert,
): Promise<CourierRow> {
  return only(await tx.insert(couriers).values(row).returning());
}

export async function changeCourier(
  tx: Db,
  id: number,
  changes: Partial<CourierRow>,
): Promise<CourierRow> {
  return changeRow(tx, couriers, id, changes);
}

export async function findHandover(db: Db, id: number): Promise<HandoverRow | undefined> {
  const [row] = await db.select().from(handovers).where(eq(handovers.id, id));
  return row;
}

export async function lockHandover(tx: Db, id: number): Promise<HandoverRow | undefined> {
  const [row] = await tx.select().from(handovers).where(eq(handovers.id, id)).for('update');
  return row;
}

export async function insertHandover(
  tx: Db,
  row: typeof handovers.$inferInsert,
): Promise<HandoverRow> {
  return only(await tx.insert(handovers).values(row).returning());
}

export async function changeHandover(
  tx: Db,
  id: number,
  changes: Partial<HandoverRow>,
): Promise<HandoverRow> {
  return changeRow(tx, handovers, id, changes);
}

/** Handovers, the newest first. */
export async function listHandoverRows(
  db: Db,
  { courierId, before }: { courierId?: number | undefined; before?: number | undefined },
  limit: number,
): Promise<HandoverRow[]> {
  return db
    .select()
    .from(handovers)
    .where(
      and(
        courierId === undefined ? undefined : eq(handovers.courierId, courierId),
        before === undefined ? undefined : lt(handovers.id, before),
      ),
    )
    .orderBy(desc(handovers.id))
    .limit(limit);
}

export async function insertHandIn(
  tx: Db,
  row: typeof cashHandIns.$inferInsert,
): Promise<HandInRow> {
  return only(await tx.insert(cashHandIns).values(row).returning());
}

/** A courier's hand-ins, the newest first. */
export async function listHandInRows(
  db: Db,
  { courierId, before }: { courierId: number; before?: number | undefined },
  limit: number,
): Promise<HandInRow[]> {
  return db
    .select()
    .from(cashHandIns)
    .where(
      and(
        eq(cashHandIns.courierId, courierId),
        before === undefined ? undefined : lt(cashHandIns.id, before),
      ),
    )
    .orderBy(desc(cashHandIns.id))
    .limit(limit);
}

export async function findHandInRow(db: Db, id: number): Promise<HandInRow | undefined> {
  const [row] = await db.select().from(cashHandIns).where(eq(cashHandIns.id, id));
  return row;
}

const isSettlement = eq(cashHandIns.source, 'file');

/** A settlement by its id, or by what its preview showed. */
export async function findSettlementRow(
  db: Db,
  by: { readonly id: number } | { readonly courierId: number; readonly stamp: string },
): Promise<HandInRow | undefined> {
  const where =
    'id' in by
      ? eq(cashHandIns.id, by.id)
      : and(eq(cashHandIns.courierId, by.courierId), eq(cashHandIns.stamp, by.stamp));
  const [row] = await db.select().from(cashHandIns).where(and(isSettlement, where));
  return row;
}

/** Settlements, the newest first. */
export async function listSettlementRows(
  db: Db,
  { courierId, before }: { courierId?: number | undefined; before?: number | undefined },
  limit: number,
): Promise<HandInRow[]> {
  return db
    .select()
    .from(cashHandIns)
    .where(
      and(
        isSettlement,
        courierId === undefined ? undefined : eq(cashHandIns.courierId, courierId),
        before === undefined ? undefined : lt(cashHandIns.id, before),
      ),
    )
    .orderBy(desc(cashHandIns.id))
    .limit(limit);
}

function only<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('A write returned no row.');
  return row;
}
