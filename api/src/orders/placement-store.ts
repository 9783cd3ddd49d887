import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { orders, voidedPlacements } from './order-tables.ts';

/** What a customer's key has become: an order, void, or nothing yet. */
export async function findKey(
  db: Db,
  customerId: number,
  idempotencyKey: string,
): Promise<{
  readonly order?: { orderId: number; requestHash: string };
  readonly voided: boolean;
}> {
  const voided = db
    .select({ at: voidedPlacements.voidedAt })
    .from(voidedPlacements)
    .where(
      and(
        eq(voidedPlacements.customerId, customerId),
        eq(voidedPlacements.idempotencyKey, idempotencyKey),
      ),
    );
  const { rows } = await db.execute<{ voided: boolean; order: number | null; hash: string }>(sql`
    select exists ${voided} as voided, own.id as order, own.request_hash as hash
    from (select 1) as one
    left join ${orders} as own
      on own.customer_id = ${customerId} and own.idempotency_key = ${idempotencyKey}`);
  const [row] = rows;
  return {
    voided: row?.voided ?? false,
    ...(row && row.order !== null && { order: { orderId: row.order, requestHash: row.hash } }),
  };
}

/** The order that a customer placed with this key, in its current state. */
export async function findPlacement(
  db: Db,
  customerId: number,
  idempotencyKey: string,
): Promise<{ orderId: number; requestHash: string } | undefined> {
  const [row] = await db
    .select({ orderId: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.idempotencyKey, idempotencyKey)));
  return row;
}

/** Voids a key; idempotent. */
export async function insertVoided(
  db: Db,
  row: typeof voidedPlacements.$inferInsert,
): Promise<void> {
  await db.insert(voidedPlacements).values(row).onConflictDoNothing();
}

/** When a customer gave up the newest but `skip` of their keys; undefined when they are fewer. */
export async function findVoidedAt(
  db: Db,
  customerId: number,
  skip: number,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: voidedPlacements.voidedAt })
    .from(voidedPlacements)
    .where(eq(voidedPlacements.customerId, customerId))
    .orderBy(desc(voidedPlacements.voidedAt))
    .offset(skip)
    .limit(1);
  return row?.at;
}

/** Deletes keys voided before a moment. */
export async function deleteVoidedBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(voidedPlacements).where(lt(voidedPlacements.voidedAt, moment));
}
