import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { listParcelsQuery } from '@dp/contract/staff/shipments.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { readGoodsOf } from '../orders/lock-orders.ts';
import { presentGoods } from '../packing/present-goods.ts';
import { listParcelPage, readParcel, readParcelDetails } from '../parcels/parcel-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import { presentParcels } from './present-parcels.ts';
import { presentRecipientTo } from './present-recipient.ts';

const PAGE = 50;

/** A page of parcels, the newest first. Throws ProblemError 403 `permission_required` without `orders.read`. */
export async function listParcels(
  db: Db,
  principal: Principal,
  { view, courier, order, problem, before }: z.output<typeof listParcelsQuery>,
): Promise<StaffCallOutput<'listParcels'>> {
  requirePermission(principal, 'orders.read');
  const filter = { view, courierId: courier, orderId: order, problem, before };
  const rows = await listParcelPage(db, filter, PAGE);
  return {
    data: await presentParcels(db, rows),
    next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}

/**
 * A parcel with its contents and history.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`, 404 `parcel_not_found`.
 */
export async function getParcel(
  db: Db,
  principal: Principal,
  id: number,
): Promise<StaffCallOutput<'getParcel'>['data']> {
  requirePermission(principal, 'orders.read');
  return readParcelForStaff(db, principal, id);
}

/** A parcel as staff see it, for a caller who has just changed it. Throws ProblemError 404 `parcel_not_found`. */
export async function readParcelForStaff(
  db: Db,
  principal: Principal,
  id: number,
): Promise<StaffCallOutput<'getParcel'>['data']> {
  const row = await readParcel(db, id);
  const [parcel] = row ? await presentParcels(db, [row]) : [];
  if (!row || !parcel) throw new ProblemError(404, 'parcel_not_found');
  const { lines, events, inspections } = await readParcelDetails(db, id);
  const goods = await readGoodsOf(db, row.orderId);
  const actorOf = await nameActors(db, [...events, ...inspections]);
  return {
    ...parcel,
    recipient: goods.order.address ? presentRecipientTo(principal, goods.order.address) : null,
    lines: presentGoods(goods.lines, lines),
    events: events.map((event) => ({
      state: event.state,
      reason: event.reason,
      postponed_to: event.postponedTo,
      note: event.note,
      actor: actorOf(event),
      at: event.at.toISOString(),
    })),
    inspections: inspections.map((found) => ({
      product_id: found.productId,
      outcome: found.outcome,
      quantity: found.quantity,
      note: found.note,
      actor: actorOf(found),
      at: found.at.toISOString(),
    })),
  };
}
