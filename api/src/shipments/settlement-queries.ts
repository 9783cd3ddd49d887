import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { Settlement } from '@dp/contract/staff/settlements.ts';
import type { Db } from '../database/database.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { countHandedIn } from '../parcels/courier-cash-queries.ts';
import { countParcels } from '../parcels/parcel-queries.ts';
import { outstandingOf } from '../parcels/parcel-rules.ts';
import { findLastHandIn, listHandInLines } from '../parcels/settle-parcels.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type NamedActor, nameActors } from '../staff/read-staff-names.ts';
import { presentHandIn } from './cash-queries.ts';
import {
  type CourierRow,
  findHandInRow,
  findSettlementRow,
  type HandInRow,
  listCourierRows,
  listSettlementRows,
} from './courier-store.ts';
import { type ParcelRow, parcelCode, presentCourierName } from './present-parcels.ts';

const PAGE = 100;

/** The settlement that a stamp, or an id, is about. */
export const findSettlement = findSettlementRow;

/**
 * Settlements that were booked, the newest first.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function listSettlements(
  db: Db,
  principal: Principal,
  { courier, before }: { courier?: number | undefined; before?: number | undefined },
): Promise<StaffCallOutput<'listSettlements'>> {
  requirePermission(principal, 'orders.read');
  const rows = await listSettlementRows(db, { courierId: courier, before }, PAGE);
  const next = rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null;
  return { data: await presentSettlements(db, rows), next };
}

/** A settlement with a page of its lines. Throws as `listSettlements`, and 404 `settlement_not_found`. */
export async function getSettlement(
  db: Db,
  principal: Principal,
  { id, after }: { id: number; after?: number | undefined },
): Promise<StaffCallOutput<'getSettlement'>> {
  requirePermission(principal, 'orders.read');
  const row = await findSettlementRow(db, { id });
  if (!row) throw new ProblemError(404, 'settlement_not_found');
  const found = await listHandInLines(db, { handInId: id, after }, PAGE);
  const parcels = await presentSettledParcels(
    db,
    found.map(({ parcel }) => parcel),
  );
  const lines = found.flatMap(({ line, parcel }) => {
    const shown = parcels.get(parcel.id);
    return shown
      ? {
          id: line.id,
          parcel: shown,
          cash: toEgp(line.cashPiastres),
          fees: toEgp(line.feesPiastres),
          vat: toEgp(line.vatPiastres),
          fees_with_vat: toEgp(line.feesPiastres + line.vatPiastres),
          transaction: line.transaction,
          day: line.day,
          outstanding: toEgp(outstandingOf(parcel)),
        }
      : [];
  });
  return {
    data: { ...(await presentSettlement(db, row)), lines },
    next: found.length === PAGE ? (found.at(-1)?.line.id ?? null) : null,
  };
}

/** When the newest hand-in with cash of a parcel was booked. */
export async function readLastSettledAt(db: Db, parcelId: number): Promise<Date | undefined> {
  const handInId = await findLastHandIn(db, parcelId);
  return handInId === undefined ? undefined : (await findHandInRow(db, handInId))?.at;
}

export async function presentSettlement(db: Db, row: HandInRow): Promise<Settlement> {
  const [settlement] = await presentSettlements(db, [row]);
  if (!settlement) throw new Error(`Settlement ${row.id} has no courier.`);
  return settlement;
}

async function presentSettlements(db: Db, rows: readonly HandInRow[]): Promise<Settlement[]> {
  const counts = await countHandedIn(
    db,
    rows.map(({ id }) => id),
  );
  const named = await nameActors(db, rows);
  const couriers = new Map((await listCourierRows(db)).map((courier) => [courier.id, courier]));
  return rows.flatMap((row) => {
    const courier = couriers.get(row.courierId);
    return courier ? present(row, courier, counts.get(row.id) ?? 0, named) : [];
  });
}

function present(
  row: HandInRow,
  courier: CourierRow,
  count: number,
  named: (row: HandInRow) => NamedActor,
): Settlement {
  return {
    ...presentHandIn(row, count, named),
    courier: presentCourierName(courier),
    source: row.source,
    name: row.name ?? '',
    fees: toEgp(row.feesPiastres),
    vat: toEgp(row.vatPiastres),
    fees_with_vat: toEgp(row.feesPiastres + row.vatPiastres),
    net: toEgp(row.depositedPiastres ?? 0),
  };
}

/** Parcels as settlements show them, by id. */
export async function presentSettledParcels(db: Db, rows: readonly ParcelRow[]) {
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const numbers = new Map(
    (await readOrderRows(db, orderIds)).map(({ id, number }) => [id, number]),
  );
  const counts = await countParcels(db, orderIds);
  return new Map(
    rows.map(({ id, orderId, place, deliveredAt }) => [
      id,
      {
        id,
        code: parcelCode(numbers.get(orderId) ?? '', place, counts.get(orderId) ?? 1),
        order_id: orderId,
        delivered_at: deliveredAt?.toISOString() ?? null,
      },
    ]),
  );
}
