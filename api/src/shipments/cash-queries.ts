import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import {
  countHandedIn,
  listOutstandingPage,
  readOutstandingCash,
} from '../parcels/courier-cash-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { type NamedActor, nameActors } from '../staff/read-staff-names.ts';
import { type HandInRow, listCourierRows, listHandInRows } from './courier-store.ts';
import { presentCourierName, presentParcels } from './present-parcels.ts';

type HandIn = StaffCallOutput<'handInCash'>['data'];
type Cash = StaffCallOutput<'getCash'>['data'][number];

const PAGE = 100;

/**
 * What each courier has collected and not handed in, by days since delivery, the longest first.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function getCash({ db, now }: Deps, principal: Principal): Promise<Cash[]> {
  requirePermission(principal, 'orders.read');
  const rows = await readOutstandingCash(db, now());
  const sumOf = (part: typeof rows) => ({
    count: part.reduce((sum, { count }) => sum + count, 0),
    sum: toEgp(part.reduce((sum, { piastres }) => sum + piastres, 0)),
  });
  return (await listCourierRows(db))
    .flatMap((courier) => {
      const own = rows.filter(({ courierId }) => courierId === courier.id);
      if (own.length === 0) return [];
      const between = (from: number, to: number) =>
        sumOf(own.filter(({ days }) => days >= from && days <= to));
      const oldest = Math.min(...own.map((row) => row.oldest.getTime()));
      return {
        courier: presentCourierName(courier),
        ...sumOf(own),
        oldest_at: new Date(oldest).toISOString(),
        ages: {
          days_0_3: between(Number.NEGATIVE_INFINITY, 3),
          days_4_7: between(4, 7),
          days_8_14: between(8, 14),
          older: between(15, Number.POSITIVE_INFINITY),
        },
      };
    })
    .sort((one, other) => one.oldest_at.localeCompare(other.oldest_at));
}

/** A courier's delivered parcels whose cash is outstanding, the oldest delivery first. Throws as `getCash`. */
export async function listOutstandingCash(
  db: Db,
  principal: Principal,
  { courierId, after }: { courierId: number; after?: number | undefined },
): Promise<StaffCallOutput<'listOutstandingCash'>> {
  requirePermission(principal, 'orders.read');
  const rows = await listOutstandingPage(db, { courierId, after }, PAGE);
  return { data: await presentParcels(db, rows), next: nextOf(rows) };
}

/** A courier's hand-ins, the newest first. Throws as `getCash`. */
export async function listHandIns(
  db: Db,
  principal: Principal,
  { courierId, before }: { courierId: number; before?: number | undefined },
): Promise<StaffCallOutput<'listHandIns'>> {
  requirePermission(principal, 'orders.read');
  const rows = await listHandInRows(db, { courierId, before }, PAGE);
  const counts = await countHandedIn(
    db,
    rows.map(({ id }) => id),
  );
  const named = await nameActors(db, rows);
  return {
    data: rows.map((row) => presentHandIn(row, counts.get(row.id) ?? 0, named)),
    next: nextOf(rows),
  };
}

/** A hand-in of `count` parcels. */
export function presentHandIn(
  row: HandInRow,
  count: number,
  actorOf: (row: HandInRow) => NamedActor,
): HandIn {
  const { id, at, expectedPiastres, receivedPiastres, reason } = row;
  return {
    id,
    at: at.toISOString(),
    actor: actorOf(row),
    expected: toEgp(expectedPiastres),
    received: toEgp(receivedPiastres),
    difference: toEgp(receivedPiastres - expectedPiastres),
    reason,
    count,
  };
}

function nextOf(rows: readonly { readonly id: number }[]): number | null {
  return rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null;
}
