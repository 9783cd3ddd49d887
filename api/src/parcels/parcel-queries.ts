import type { CorrectionState } from '@dp/contract/staff/courier-values.ts';
import type { ParcelProblem, ParcelView } from '@dp/contract/staff/parcels.ts';
import { and, count, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { parcelProblems } from './parcel-problems.ts';
import {
  listInspections,
  listParcelEvents,
  listParcelLines,
  listParcelRows,
  type ParcelRow,
} from './parcel-store.ts';
import { parcels, picks } from './parcel-tables.ts';

/** A parcel's contents, history and inspections. */
export interface ParcelDetails {
  readonly lines: Awaited<ReturnType<typeof listParcelLines>>;
  readonly events: Awaited<ReturnType<typeof listParcelEvents>>;
  readonly inspections: Awaited<ReturnType<typeof listInspections>>;
}

/** The parcels of some orders, but not the void ones, by order and place. */
export async function readParcelsOf(db: Db, orderIds: readonly number[]): Promise<ParcelRow[]> {
  if (orderIds.length === 0) return [];
  return listParcelRows(
    db,
    and(inArray(parcels.orderId, [...orderIds]), ne(parcels.state, 'void')),
  );
}

/** One parcel, of any state. */
export async function readParcel(db: Db, id: number): Promise<ParcelRow | undefined> {
  const [row] = await listParcelRows(db, eq(parcels.id, id));
  return row;
}

/** Some parcels by id, in no certain order. */
export async function readParcels(db: Db, ids: readonly number[]): Promise<ParcelRow[]> {
  return listParcelRows(db, inArray(parcels.id, [...ids]));
}

/** Parcels with these tracking numbers, in any case. */
export async function readParcelsTracked(
  db: Db,
  trackingNumbers: readonly string[],
): Promise<ParcelRow[]> {
  if (trackingNumbers.length === 0) return [];
  const upper = trackingNumbers.map((each) => each.toUpperCase());
  return listParcelRows(
    db,
    and(inArray(sql`upper(${parcels.trackingNumber})`, upper), ne(parcels.state, 'void')),
  );
}

/** The parcels on a handover's list, or handed over with it. */
export async function readParcelsOnList(db: Db, handoverId: number): Promise<ParcelRow[]> {
  return listParcelRows(db, eq(parcels.handoverId, handoverId));
}

/** How many parcels each order has, without void ones. */
export async function countParcels(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: parcels.orderId, count: count() })
    .from(parcels)
    .where(and(inArray(parcels.orderId, [...orderIds]), ne(parcels.state, 'void')))
    .groupBy(parcels.orderId);
  return new Map(rows.map((row) => [row.orderId, row.count]));
}

/** What is in one parcel and what happened to it. */
export async function readParcelDetails(db: Db, id: number): Promise<ParcelDetails> {
  return {
    lines: await listParcelLines(db, [id]),
    events: await listParcelEvents(db, [id]),
    inspections: await listInspections(db, [id]),
  };
}

/** The contents of some parcels. */
export const readParcelLines = listParcelLines;

/** What happened to some parcels, the oldest first. */
export const readParcelEvents = listParcelEvents;

/**
 * Orders of which some of these parcels are registered, or are to be, at a courier company that is not this courier.
 */
export async function listOrdersSentElsewhere(
  db: Db,
  parcelIds: readonly number[],
  courierId: number,
): Promise<number[]> {
  const rows = await db
    .select({ orderId: parcels.orderId })
    .from(parcels)
    .where(
      and(
        inArray(parcels.id, [...parcelIds]),
        sql`exists (select from courier_deliveries as delivery where delivery.parcel_id = ${parcels.id}
          and delivery.state in ('pending', 'created') and delivery.courier_id <> ${courierId})`,
      ),
    );
  return rows.map(({ orderId }) => orderId);
}

/** What became of corrected addresses of some parcels at courier companies, by parcel. */
export async function readCorrections(
  db: Db,
  parcelIds: readonly number[],
): Promise<ReadonlyMap<number, CorrectionState>> {
  const { rows } = await db.execute<{ id: number; correction: CorrectionState }>(sql`
    select parcel_id as id, correction from courier_deliveries
    where state = 'created' and correction is not null
      and ${inArray(sql`parcel_id`, [...parcelIds])}`);
  return new Map(rows.map(({ id, correction }) => [id, correction]));
}

const views: Readonly<Record<ParcelView, SQL | undefined>> = {
  all: ne(parcels.state, 'void'),
  packed: eq(parcels.state, 'packed'),
  to_hand_over: and(eq(parcels.state, 'packed'), isNull(parcels.handoverId)),
  with_courier: inArray(parcels.state, ['handed_over', 'out_for_delivery', 'attempt_failed']),
  problem: or(...Object.values(parcelProblems)),
  returning: eq(parcels.state, 'returning'),
  to_inspect: and(eq(parcels.state, 'returned'), isNull(parcels.inspectedAt)),
};

/** A page of parcels, the newest first. */
export async function listParcelPage(
  db: Db,
  filter: {
    readonly view: ParcelView;
    readonly courierId?: number | undefined;
    readonly orderId?: number | undefined;
    readonly problem?: ParcelProblem | undefined;
    readonly before?: number | undefined;
  },
  limit: number,
): Promise<ParcelRow[]> {
  const { view, courierId, orderId, problem, before } = filter;
  return db
    .select()
    .from(parcels)
    .where(
      and(
        views[view],
        courierId === undefined ? undefined : eq(parcels.courierId, courierId),
        orderId === undefined ? undefined : eq(parcels.orderId, orderId),
        problem && parcelProblems[problem],
        before === undefined ? undefined : lt(parcels.id, before),
      ),
    )
    .orderBy(desc(parcels.id))
    .limit(limit);
}

/** How many units of each product are picked for some orders. */
export async function readPicks(
  db: Db,
  orderIds: readonly number[],
): Promise<{ orderId: number; productId: number; picked: number }[]> {
  if (orderIds.length === 0) return [];
  return db
    .select({ orderId: picks.orderId, productId: picks.productId, picked: picks.picked })
    .from(picks)
    .where(inArray(picks.orderId, [...orderIds]));
}
