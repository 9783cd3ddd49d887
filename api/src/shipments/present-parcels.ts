import { toEgp } from '@dp/contract/money.ts';
import { PARCEL_MOVES, TRACKING_PLACEHOLDER } from '@dp/contract/staff/parcels.ts';
import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import type { Db } from '../database/database.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { presentOrderCard } from '../orders/order-card.ts';
import { countParcels, readCorrections, type readParcelsOf } from '../parcels/parcel-queries.ts';
import { outstandingOf, PARCEL_NEXT } from '../parcels/parcel-rules.ts';
import { type CourierRow, listCourierRows } from './courier-store.ts';

export type ParcelRow = Awaited<ReturnType<typeof readParcelsOf>>[number];

/** Parcels for staff, in the given sequence. */
export async function presentParcels(db: Db, rows: readonly ParcelRow[]): Promise<StaffParcel[]> {
  if (rows.length === 0) return [];
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const orders = new Map((await readOrderRows(db, orderIds)).map((order) => [order.id, order]));
  const counts = await countParcels(db, orderIds);
  const couriers = new Map((await listCourierRows(db)).map((courier) => [courier.id, courier]));
  const corrections = await readCorrections(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const order = orders.get(row.orderId);
    const courier = couriers.get(row.courierId ?? 0);
    if (!order) return [];
    const correction = corrections.get(row.id) ?? null;
    return { ...present(row, order, courier, counts.get(row.orderId) ?? 1), correction };
  });
}

function present(
  row: ParcelRow,
  order: OrderRow,
  courier: CourierRow | undefined,
  of: number,
): Omit<StaffParcel, 'correction'> {
  const next = PARCEL_NEXT[row.state];
  return {
    id: row.id,
    code: parcelCode(order.number, row.place, of),
    order: presentOrderCard(order),
    place: row.place,
    of,
    state: row.state,
    state_at: row.stateAt.toISOString(),
    cash: toEgp(row.cashPiastres),
    outstanding: toEgp(outstandingOf(row)),
    fragile: row.fragile,
    weight_grams: row.weightGrams,
    courier: courier ? presentCourierName(courier) : null,
    tracking_number: row.trackingNumber,
    tracking_url: trackingUrl(courier, row.trackingNumber),
    handover_id: row.handoverId,
    attempts: row.attempts,
    reason: row.reason,
    postponed_to: row.postponedTo,
    asked:
      row.askedDay === null || row.askedAt === null
        ? null
        : { day: row.askedDay, at: row.askedAt.toISOString(), agreed: row.dayAgreed },
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    hand_in_id: row.handInId,
    inspected_at: row.inspectedAt?.toISOString() ?? null,
    label_outdated: row.labelOutdated,
    next: PARCEL_MOVES.filter((state) => next.includes(state)),
    version: row.version,
  };
}

/** What a parcel's barcode says: the order's number, with its place when there are several. */
export function parcelCode(number: string, place: number, of: number): string {
  return of === 1 ? number : `${number}-${place}`;
}

/** A courier by name. */
export function presentCourierName({ id, nameAr, nameEn }: CourierRow) {
  return { id, name: { ar: nameAr, en: nameEn } };
}

/** Where a courier shows what it knows of a parcel. */
export function trackingUrl(courier: CourierRow | undefined, number: string | null): string | null {
  if (!courier?.trackingLink || number === null) return null;
  return courier.trackingLink.replaceAll(TRACKING_PLACEHOLDER, encodeURIComponent(number));
}
