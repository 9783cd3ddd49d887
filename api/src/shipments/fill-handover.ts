import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { addToHandoverBody } from '@dp/contract/staff/handovers.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { listForHandover, lockParcels } from '../parcels/change-parcels.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import {
  changeHandover,
  type HandoverRow,
  insertHandover,
  lockCourier,
  lockHandover,
} from './courier-store.ts';
import { findScanned, type Scanned } from './find-scanned.ts';
import { type HandoverDetails, presentHandover } from './handover-queries.ts';
import type { ParcelRow } from './present-parcels.ts';

type Result = StaffCallOutput<'addToHandover'>['results'][number];

/**
 * Begins a list of parcels for a courier.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `courier_not_found`; 409
 *   `courier_inactive`.
 */
export async function openHandover(
  { db, now }: Deps,
  principal: Principal,
  courierId: number,
): Promise<HandoverDetails> {
  requirePermission(principal, 'orders.dispatch');
  const at = now();
  return inTransaction(db, async (tx) => {
    const courier = await lockCourier(tx, courierId);
    if (!courier) throw new ProblemError(404, 'courier_not_found');
    if (!courier.active) throw new ProblemError(409, 'courier_inactive');
    const row = await insertHandover(tx, { courierId, ...actorOf(principal), openedAt: at });
    const subject = { kind: 'handover', id: row.id };
    const after = { courier: courierId };
    await recordAudit(tx, principal, { action: 'handover.open', subject, after, at });
    return presentHandover(tx, row);
  });
}

/**
 * Adds scanned parcels to a list that is not signed. A scan that adds nothing says why, and the others count.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `handover_not_found`; 409
 *   `handover_signed`.
 */
export async function addToHandover(
  { db, now }: Deps,
  principal: Principal,
  { id, codes }: { id: number } & z.output<typeof addToHandoverBody>,
): Promise<{ data: HandoverDetails; results: Result[] }> {
  requirePermission(principal, 'orders.dispatch');
  return inTransaction(db, async (tx) => {
    const handover = await lockOpen(tx, id);
    const scanned = await findScanned(tx, codes);
    const locked = await lockParcels(
      tx,
      scanned.flatMap(({ parcels }) => parcels.map((parcel) => parcel.id)),
    );
    const current = new Map(locked.map((row) => [row.id, row]));
    const results = scanned.map((scan) => resultOf(scan, id, current));
    const added = results.flatMap(({ parcels }) => parcels);
    const row = await fill(tx, handover, added);
    await recordAudit(tx, principal, {
      action: 'handover.fill',
      subject: { kind: 'handover', id },
      after: { added },
      at: now(),
    });
    return {
      data: await presentHandover(tx, row),
      results: results.map(({ parcels: _, ...result }) => result),
    };
  });
}

/**
 * Takes a parcel off a list that is not signed; one that is not on it stays where it is.
 *
 * @throws ProblemError as `addToHandover`.
 */
export async function takeOffHandover(
  { db, now }: Deps,
  principal: Principal,
  { id, parcelId }: { id: number; parcelId: number },
): Promise<HandoverDetails> {
  requirePermission(principal, 'orders.dispatch');
  return inTransaction(db, async (tx) => {
    await lockOpen(tx, id);
    const [parcel] = await lockParcels(tx, [parcelId]);
    if (parcel?.handoverId === id) await listForHandover(tx, [parcelId], null);
    await recordAudit(tx, principal, {
      action: 'handover.take-off',
      subject: { kind: 'handover', id },
      before: { parcel: parcelId },
      at: now(),
    });
    return presentHandover(tx, await changeHandover(tx, id, {}));
  });
}

/** Locks a list that is not signed. Throws ProblemError 404 `handover_not_found`, 409 `handover_signed`. */
export async function lockOpen(tx: Db, id: number): Promise<HandoverRow> {
  const handover = await lockHandover(tx, id);
  if (!handover) throw new ProblemError(404, 'handover_not_found');
  if (handover.signedAt === null) return handover;
  throw new ProblemError(409, 'handover_signed', { signed_at: handover.signedAt });
}

async function fill(tx: Db, handover: HandoverRow, added: readonly number[]): Promise<HandoverRow> {
  if (added.length === 0) return handover;
  await listForHandover(tx, added, handover.id);
  return changeHandover(tx, handover.id, {});
}

/** What a scan leads to; of an order's parcels those that are packed count. */
function resultOf(
  { code, parcels, isOrder }: Scanned,
  handoverId: number,
  now: ReadonlyMap<number, ParcelRow>,
): Result & { parcels: number[] } {
  const rows = parcels.flatMap(({ id }) => now.get(id) ?? []);
  const packed = rows.filter(({ state }) => state === 'packed');
  const free = packed.filter((row) => row.handoverId === null);
  const answer = (outcome: Result['outcome'], list: number | null = null) => ({
    code,
    outcome,
    handover_id: list,
    parcels: outcome === 'added' ? free.map(({ id }) => id) : [],
  });
  // The courier would read the old address.
  if (free.some(({ labelOutdated }) => labelOutdated)) return answer('label_outdated');
  if (free.length > 0) return answer('added', handoverId);
  const [listed] = packed;
  if (listed?.handoverId === handoverId) return answer('already', handoverId);
  if (listed) return answer('elsewhere', listed.handoverId);
  const left = rows.find(({ state }) => state !== 'void');
  if (left) return answer('gone', left.handoverId);
  return answer(isOrder ? 'not_packed' : 'unknown');
}
