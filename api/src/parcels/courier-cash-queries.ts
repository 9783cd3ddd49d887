import { and, asc, count, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { handInLines } from './hand-in-line-tables.ts';
import type { ParcelRow } from './parcel-store.ts';
import { parcels } from './parcel-tables.ts';

/** Of a parcel: collected at the door and not handed in. */
export const outstanding = sql`${parcels.deliveredAt} is not null and ${parcels.handInId} is null and ${parcels.cashPiastres} > 0`;

/** Cash that couriers hold, by courier and whole days since delivery. */
export async function readOutstandingCash(
  db: Db,
  now: Date,
): Promise<{ courierId: number; days: number; count: number; piastres: number; oldest: Date }[]> {
  const days = sql<number>`floor(extract(epoch from (${now.toISOString()}::timestamptz - ${parcels.deliveredAt})) / 86400)::int`;
  const rows = await db
    .select({
      courierId: parcels.courierId,
      days,
      count: count(),
      piastres: sql<number>`sum(${parcels.cashPiastres} - ${parcels.settledPiastres})::float8`,
      oldest: sql<string>`min(${parcels.deliveredAt})`,
    })
    .from(parcels)
    .where(and(outstanding, isNotNull(parcels.courierId)))
    // By its place: as an expression it would have a parameter of its own.
    .groupBy(parcels.courierId, sql`2`);
  return rows.map((row) => ({
    ...row,
    courierId: row.courierId ?? 0,
    oldest: new Date(row.oldest),
  }));
}

/** A courier's parcels that were delivered within a span and whose cash is outstanding, the oldest first. */
export async function listDeliveredUnsettled(
  db: Db,
  span: { readonly courierId: number; readonly from: Date; readonly before: Date },
): Promise<ParcelRow[]> {
  return db
    .select()
    .from(parcels)
    .where(
      and(
        outstanding,
        eq(parcels.courierId, span.courierId),
        gte(parcels.deliveredAt, span.from),
        lt(parcels.deliveredAt, span.before),
      ),
    )
    .orderBy(asc(parcels.deliveredAt), asc(parcels.id));
}

/**
 * A page of a courier's parcels whose cash is outstanding, the oldest delivery first.
 *
 * @param after the last parcel of the page before; its cash may have been handed in meanwhile.
 */
export async function listOutstandingPage(
  db: Db,
  { courierId, after }: { readonly courierId: number; readonly after?: number | undefined },
  limit: number,
): Promise<ParcelRow[]> {
  return db
    .select()
    .from(parcels)
    .where(
      and(
        outstanding,
        eq(parcels.courierId, courierId),
        after === undefined
          ? undefined
          : sql`(${parcels.deliveredAt}, ${parcels.id}) > (select last.delivered_at, last.id from parcels as last where last.id = ${after})`,
      ),
    )
    .orderBy(asc(parcels.deliveredAt), asc(parcels.id))
    .limit(limit);
}

/** How many parcels each hand-in covers. */
export async function countHandedIn(
  db: Db,
  handInIds: readonly number[],
): Promise<Map<number, number>> {
  if (handInIds.length === 0) return new Map();
  const rows = await db
    .select({ id: handInLines.handInId, count: count() })
    .from(handInLines)
    .where(inArray(handInLines.handInId, [...handInIds]))
    .groupBy(handInLines.handInId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** What couriers collected at the door for an order, and how much of it they handed in, in piastres. */
export async function readCollected(
  db: Db,
  orderId: number,
): Promise<{ collected: number; handedIn: number; delivered: number }> {
  const rows = await db
    .select({ cash: parcels.cashPiastres, settled: parcels.settledPiastres })
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), isNotNull(parcels.deliveredAt)));
  return {
    collected: rows.reduce((sum, { cash }) => sum + cash, 0),
    handedIn: rows.reduce((sum, { settled }) => sum + settled, 0),
    delivered: rows.length,
  };
}

/** Cash of parcels whose hand-in is within a span, and what couriers have by now, in piastres. */
export async function sumCash(
  db: Db,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<{ handedIn: number; outstanding: number }> {
  const { rows } = await db.execute<{ handedIn: number; outstanding: number }>(sql`
    select
      (select coalesce(sum(received_piastres), 0)::float8 from cash_hand_ins
        where at >= ${from.toISOString()}::timestamptz and at < ${before.toISOString()}::timestamptz) as "handedIn",
      (select coalesce(sum(cash_piastres - settled_piastres), 0)::float8 from parcels where ${outstanding}) as outstanding`);
  return rows[0] ?? { handedIn: 0, outstanding: 0 };
}
