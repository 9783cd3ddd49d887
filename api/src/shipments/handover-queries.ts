import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { Db } from '../database/database.ts';
import { readParcelsOnList } from '../parcels/parcel-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import {
  findHandover,
  type HandoverRow,
  listCourierRows,
  listHandoverRows,
} from './courier-store.ts';
import { cashOf } from './hand-over.ts';
import { type ParcelRow, presentCourierName, presentParcels } from './present-parcels.ts';

export type HandoverDetails = StaffCallOutput<'getHandover'>['data'];
type Handover = StaffCallOutput<'listHandovers'>['data'][number];

const PAGE = 50;

/**
 * A handover with its parcels.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`, 404 `handover_not_found`.
 */
export async function getHandover(
  db: Db,
  principal: Principal,
  id: number,
): Promise<HandoverDetails> {
  requirePermission(principal, 'orders.read');
  const row = await findHandover(db, id);
  if (!row) throw new ProblemError(404, 'handover_not_found');
  return presentHandover(db, row);
}

/** A handover as it is now, within the transaction that changed it too. */
export async function presentHandover(db: Db, row: HandoverRow): Promise<HandoverDetails> {
  const onList = await readParcelsOnList(db, row.id);
  const [handover] = await presentAll(db, [row], onList);
  if (!handover) throw new Error('A handover was not presented.');
  return { ...handover, parcels: await presentParcels(db, onList) };
}

/** Handovers, the newest first. Throws ProblemError 403 `permission_required` without `orders.read`. */
export async function listHandovers(
  db: Db,
  principal: Principal,
  { courier, before }: { courier?: number | undefined; before?: number | undefined },
): Promise<{ data: Handover[]; next: number | null }> {
  requirePermission(principal, 'orders.read');
  const rows = await listHandoverRows(db, { courierId: courier, before }, PAGE);
  return {
    data: await presentAll(db, rows, []),
    next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** An open list counts what is on it now; a signed one what was signed for. */
async function presentAll(
  db: Db,
  rows: readonly HandoverRow[],
  onList: readonly ParcelRow[],
): Promise<Handover[]> {
  const couriers = new Map((await listCourierRows(db)).map((row) => [row.id, row]));
  const actorOf = await nameActors(db, rows);
  return rows.flatMap((row) => {
    const courier = couriers.get(row.courierId);
    const open = row.signedAt === null && onList.length > 0;
    return courier
      ? {
          id: row.id,
          courier: presentCourierName(courier),
          actor: actorOf(row),
          opened_at: row.openedAt.toISOString(),
          signed_at: row.signedAt?.toISOString() ?? null,
          count: open ? onList.length : row.count,
          sum: toEgp(open ? cashOf(onList) : row.sumPiastres),
          version: row.version,
        }
      : [];
  });
}
