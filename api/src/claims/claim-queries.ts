import { dayOf } from '@dp/contract/cairo-time.ts';
import { DAY_MS } from '@dp/contract/durations.ts';
import { toEgp } from '@dp/contract/money.ts';
import {
  CLAIM_NEXT,
  CLAIM_URGENT_DAYS,
  type ClaimReason,
} from '@dp/contract/staff/claim-values.ts';
import type { Claim } from '@dp/contract/staff/claims.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { readParcel, readParcels } from '../parcels/parcel-queries.ts';
import { outstandingOf } from '../parcels/parcel-rules.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readCouriersByName } from '../shipments/couriers.ts';
import type { ParcelRow } from '../shipments/present-parcels.ts';
import { presentSettledParcels } from '../shipments/settlement-queries.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import { type ClaimRow, listClaimRows, listClaimsOf } from './claim-store.ts';

const PAGE = 100;

/**
 * Claims by the day until which the courier accepts them.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function listClaims(
  { db, now }: Deps,
  principal: Principal,
  query: { view: 'waiting' | 'ended'; after?: number | undefined },
): Promise<StaffCallOutput<'listClaims'>> {
  requirePermission(principal, 'orders.read');
  const rows = await listClaimRows(db, query, PAGE);
  const next = rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null;
  return { data: await presentClaims(db, rows, now()), next };
}

/** A parcel's claims and what can be claimed. Throws as `listClaims`, and 404 `parcel_not_found`. */
export async function getParcelClaims(
  { db, now }: Deps,
  principal: Principal,
  parcelId: number,
): Promise<StaffCallOutput<'getParcelClaims'>['data']> {
  requirePermission(principal, 'orders.read');
  const parcel = await readParcel(db, parcelId);
  if (!parcel) throw new ProblemError(404, 'parcel_not_found');
  const rows = await listClaimsOf(db, parcelId);
  const waits = rows.some(({ state }) => CLAIM_NEXT[state].length > 0);
  return {
    claims: await presentClaims(db, rows, now()),
    reasons: waits ? [] : claimReasons(parcel),
    outstanding: toEgp(outstandingOf(parcel)),
  };
}

/** What can be claimed for a parcel: cash that did not come, or a box that did not come whole. */
export function claimReasons(parcel: ParcelRow): ClaimReason[] {
  if (parcel.courierId === null) return [];
  const cash = parcel.settledPiastres > 0 ? 'short' : 'missing';
  return [
    ...(outstandingOf(parcel) > 0 ? ([cash] as const) : []),
    ...(['lost', 'given_up'].includes(parcel.state) ? (['lost'] as const) : []),
    ...(['delivered', 'returned'].includes(parcel.state) ? (['damaged'] as const) : []),
  ];
}

export async function presentClaim(db: Db, row: ClaimRow, now: Date): Promise<Claim> {
  const [claim] = await presentClaims(db, [row], now);
  if (!claim) throw new Error(`Claim ${row.id} has no parcel.`);
  return claim;
}

async function presentClaims(db: Db, rows: readonly ClaimRow[], now: Date): Promise<Claim[]> {
  if (rows.length === 0) return [];
  const parcels = await presentSettledParcels(
    db,
    await readParcels(
      db,
      rows.map(({ parcelId }) => parcelId),
    ),
  );
  const couriers = await readCouriersByName(db);
  const named = await nameActors(db, rows);
  const today = Date.parse(dayOf(now));
  return rows.flatMap((row) => {
    const parcel = parcels.get(row.parcelId);
    const courier = couriers.get(row.courierId);
    const daysLeft = Math.round((Date.parse(row.dueOn) - today) / DAY_MS);
    return parcel && courier
      ? {
          id: row.id,
          courier,
          parcel,
          reason: row.reason,
          sum: toEgp(row.sumPiastres),
          state: row.state,
          due_on: row.dueOn,
          days_left: daysLeft,
          urgent: row.state === 'open' && daysLeft <= CLAIM_URGENT_DAYS,
          paid: row.paidPiastres === null ? null : toEgp(row.paidPiastres),
          reference: row.reference,
          note: row.note,
          opened_at: row.openedAt.toISOString(),
          by: named(row),
          state_at: row.stateAt.toISOString(),
          next: [...CLAIM_NEXT[row.state]],
          version: row.version,
        }
      : [];
  });
}
