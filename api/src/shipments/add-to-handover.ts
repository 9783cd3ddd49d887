import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { addToHandoverBody } from '@dp/contract/staff/handovers.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { listForHandover, lockParcels } from '../parcels/change-parcels.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { changeHandover, type HandoverRow } from './courier-store.ts';
import { findScanned, type Scanned } from './find-scanned.ts';
import { type HandoverDetails, presentHandover } from './handover-queries.ts';
import { lockOpen } from './lock-open-handover.ts';
import type { ParcelRow } from './present-parcels.ts';

type Result = StaffCallOutput<'addToHandover'>['results'][number];

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
    const row = await fillHandover(tx, handover, added);
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

async function fillHandover(
  tx: Db,
  handover: HandoverRow,
  added: readonly number[],
): Promise<HandoverRow> {
  if (added.length === 0) return handover;
  await listForHandover(tx, added, handover.id);
  return changeHandover(tx, handover.id, {});
}
