import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '@dp/contract/durations.ts';
import type { CourierAttention } from '@dp/contract/staff/courier-company.ts';
import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { later } from './courier-deps.ts';
import { courierDeliveries, courierReports } from './delivery-tables.ts';
import { ASK_AGAIN_MS } from './follow-times.ts';

export type DeliveryRow = typeof courierDeliveries.$inferSelect;

export async function findDelivery(
  db: Db,
  by: { readonly id: number } | { readonly trackingNumber: string },
): Promise<DeliveryRow | undefined> {
  const where =
    'id' in by
      ? eq(courierDeliveries.id, by.id)
      : eq(courierDeliveries.trackingNumber, by.trackingNumber);
  const [row] = await db.select().from(courierDeliveries).where(where);
  return row;
}

export async function lockDelivery(tx: Db, id: number): Promise<DeliveryRow> {
  const [row] = await tx
    .select()
    .from(courierDeliveries)
    .where(eq(courierDeliveries.id, id))
    .for('update');
  if (!row) throw new Error(`There is no delivery ${id}.`);
  return row;
}

/** A parcel's deliveries, the newest first. */
export function readDeliveriesOf(db: Db, parcelIds: readonly number[]): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(courierDeliveries)
    .where(inArray(courierDeliveries.parcelId, [...parcelIds]))
    .orderBy(desc(courierDeliveries.id));
}

export async function insertDelivery(
  tx: Db,
  row: typeof courierDeliveries.$inferInsert,
): Promise<DeliveryRow> {
  const [inserted] = await tx.insert(courierDeliveries).values(row).returning();
  if (!inserted) throw new Error('The insert of a delivery returned no row.');
  return inserted;
}

export async function changeDelivery(
  tx: Db,
  id: number,
  changes: Partial<Omit<DeliveryRow, 'id'>>,
): Promise<void> {
  await tx.update(courierDeliveries).set(changes).where(eq(courierDeliveries.id, id));
}

/**
 * Asks staff to look at something, unless they have dismissed just that.
 *
 * @returns what it is about, in a word; undefined if nobody is asked.
 */
export async function askStaff(
  db: Db,
  { id, dismissed }: Pick<DeliveryRow, 'id' | 'dismissed'>,
  attention: CourierAttention,
): Promise<string | undefined> {
  if (isDeepStrictEqual(dismissed, attention)) return undefined;
  await changeDelivery(db, id, { attention });
  return attention.kind;
}

/** Changes a delivery only while it waits to be registered: one that was taken back meanwhile has ended. */
export async function changePending(
  db: Db,
  id: number,
  changes: Partial<Omit<DeliveryRow, 'id'>>,
): Promise<void> {
  const pending = and(eq(courierDeliveries.id, id), eq(courierDeliveries.state, 'pending'));
  await db.update(courierDeliveries).set(changes).where(pending);
}

/** Deliveries about which the company is due to be called; those of parcels that were unpacked since, at once. */
export function listDueDeliveries(db: Db, at: Date, limit: number): Promise<DeliveryRow[]> {
  const wasKept = (column: AnyColumn) =>
    sql`coalesce(${column} ->> 'kind' = 'not_cancelled', false)`;
  const unpacked = and(
    gt(courierDeliveries.tryAt, later(at, ASK_AGAIN_MS)),
    sql`exists (select from parcels where parcels.id = ${courierDeliveries.parcelId} and parcels.state = 'void')`,
    not(wasKept(courierDeliveries.attention)),
    not(wasKept(courierDeliveries.dismissed)),
  );
  return db
    .select()
    .from(courierDeliveries)
    .where(and(isNotNull(courierDeliveries.tryAt), or(lte(courierDeliveries.tryAt, at), unpacked)))
    .orderBy(asc(courierDeliveries.tryAt))
    .limit(limit);
}

/** A delivery to be settled; `all` counts those from it on. */
export interface UnsettledDelivery {
  readonly id: number;
  readonly trackingNumber: string;
  readonly all: number;
}

/**
 * Deliveries of a courier whose cash is outstanding, or that ended since a moment with nothing booked of a
 * settlement, by id.
 */
export async function listUnsettledDeliveries(
  db: Db,
  wanted: {
    readonly courierId: number;
    readonly after: number | undefined;
    readonly endedSince: Date;
  },
  limit: number,
): Promise<UnsettledDelivery[]> {
  const { courierId, after = 0, endedSince } = wanted;
  const { rows } = await db.execute<{ id: number; tracking: string; all: number }>(sql`
    select delivery.id, delivery.tracking_number as tracking, (count(*) over ())::int as all
    from courier_deliveries as delivery
    join parcels as parcel on parcel.id = delivery.parcel_id
    where delivery.courier_id = ${courierId} and delivery.state = 'created'
      and delivery.tracking_number is not null and delivery.id > ${after}
      and ((parcel.delivered_at is not null and parcel.hand_in_id is null and parcel.cash_piastres > 0)
        or (parcel.state in ('delivered', 'returned', 'lost', 'given_up')
          and parcel.state_at > ${endedSince.toISOString()}::timestamptz
          and not exists (select from hand_in_lines as line
            where line.parcel_id = parcel.id and line.key is not null)))
    order by delivery.id
    limit ${limit}`);
  return rows.map(({ id, tracking, all }) => ({ id, trackingNumber: tracking, all }));
}

/**
 * Sets when the company is called again, if nobody else has done so since.
 *
 * @returns the number of this call, which is higher than that of every call before; undefined when somebody else
 *   is calling.
 */
export async function claimDelivery(
  db: Db,
  { id, state, tryAt }: Pick<DeliveryRow, 'id' | 'state' | 'tryAt'>,
  next: Date,
): Promise<number | undefined> {
  const seen =
    tryAt === null ? isNull(courierDeliveries.tryAt) : eq(courierDeliveries.tryAt, tryAt);
  const rows = await db
    .update(courierDeliveries)
    .set({ tryAt: next, asked: sql`${courierDeliveries.asked} + 1` })
    .where(and(eq(courierDeliveries.id, id), eq(courierDeliveries.state, state), seen))
    .returning({ asked: courierDeliveries.asked });
  return rows[0]?.asked;
}

export type ReportRow = typeof courierReports.$inferSelect;

/** Stores a report; a duplicate gives the row that was stored first. */
export async function insertReport(
  db: Db,
  report: typeof courierReports.$inferInsert,
): Promise<ReportRow> {
  const [row] = await db.insert(courierReports).values(report).onConflictDoNothing().returning();
  if (row) return row;
  const [first] = await db.select().from(courierReports).where(eq(courierReports.key, report.key));
  if (!first) throw new Error('A stored report is gone.');
  return first;
}

export async function closeReport(db: Db, id: number, outcome: string, at: Date): Promise<void> {
  await db
    .update(courierReports)
    .set({ outcome, processedAt: at })
    .where(eq(courierReports.id, id));
}

/**
 * Reports whose process ended before the company was asked, or that could not be asked about yet.
 *
 * @param times.before received until then.
 * @param times.at now: a company that did not answer is asked about them when its delivery is due again.
 */
export function listOpenReports(
  db: Db,
  { before, at }: { readonly before: Date; readonly at: Date },
  limit: number,
): Promise<ReportRow[]> {
  const unanswered = db
    .select({ one: sql`1` })
    .from(courierDeliveries)
    .where(
      and(
        eq(courierDeliveries.id, courierReports.deliveryId),
        gt(courierDeliveries.asked, courierDeliveries.answered),
        gt(courierDeliveries.tryAt, at),
        lte(courierDeliveries.tryAt, later(at, ASK_AGAIN_MS)),
      ),
    );
  return db
    .select()
    .from(courierReports)
    .where(
      and(
        isNull(courierReports.processedAt),
        lte(courierReports.receivedAt, before),
        notExists(unanswered),
      ),
    )
    .orderBy(asc(courierReports.id))
    .limit(limit);
}

/** How long a report that was dealt with is kept, for staff who look for a reason. */
const REPORTS_KEPT_MS = 90 * DAY_MS;

/** Deletes reports that were dealt with long ago. */
export async function deleteOldReports(db: Db, at: Date): Promise<void> {
  const before = new Date(at.getTime() - REPORTS_KEPT_MS);
  await db.delete(courierReports).where(lt(courierReports.processedAt, before));
}
