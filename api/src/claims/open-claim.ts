import { dayOf } from '@dp/contract/cairo-time.ts';
import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { Claim, openClaimBody } from '@dp/contract/staff/claims.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { readParcel, readParcelEvents } from '../parcels/parcel-queries.ts';
import { outstandingOf } from '../parcels/parcel-rules.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { lockForCash } from '../shipments/book-hand-in.ts';
import { readLastSettledAt } from '../shipments/settlement-queries.ts';
import { claimReasons, presentClaim } from './claim-queries.ts';
import { insertClaim } from './claim-store.ts';

/**
 * Claims money for a parcel from its courier, due as many days after what happened as the courier accepts claims:
 * after it was paid short, delivered without paying, or came to its end.
 *
 * @throws ProblemError 403 `permission_required` without `settlement.match`; 404 `parcel_not_found`; 409
 *   `claim_unfounded`, `claim_open`; 400 naming `amount` when it is more cash than is outstanding.
 */
export async function openClaim(
  deps: Deps,
  principal: Principal,
  { parcelId, reason, amount, note }: { parcelId: number } & z.output<typeof openClaimBody>,
): Promise<Claim> {
  requirePermission(principal, 'settlement.match');
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const seen = await readParcel(tx, parcelId);
    if (!seen) throw new ProblemError(404, 'parcel_not_found');
    if (seen.courierId === null) throw new ProblemError(409, 'claim_unfounded');
    const { courier, parcels } = await lockForCash(tx, seen.courierId, [parcelId]);
    const parcel = parcels[0] ?? seen;
    if (!claimReasons(parcel).includes(reason)) throw new ProblemError(409, 'claim_unfounded');
    const sumPiastres = toPiastres(amount);
    const isCash = reason === 'short' || reason === 'missing';
    if (sumPiastres <= 0) throw invalidFields({ amount: 'too_small' });
    if (isCash && sumPiastres > outstandingOf(parcel)) throw invalidFields({ amount: 'too_big' });
    const paidAt = reason === 'short' ? await readLastSettledAt(tx, parcelId) : undefined;
    const lostAt = reason === 'lost' ? await readLostAt(tx, parcelId) : undefined;
    const happened =
      paidAt ?? lostAt ?? (isCash ? parcel.deliveredAt : parcel.stateAt) ?? parcel.stateAt;
    const row = await insertClaim(tx, {
      courierId: courier.id,
      parcelId,
      reason,
      sumPiastres,
      dueOn: dayOf(happened, courier.claimDays),
      note: note ?? null,
      ...actorOf(principal),
      openedAt: at,
      stateAt: at,
    });
    if (!row) throw new ProblemError(409, 'claim_open');
    await recordAudit(tx, principal, {
      action: 'claim.open',
      subject: { kind: 'claim', id: row.id },
      after: { parcel: parcelId, courier: courier.id, reason, sum: toEgp(sumPiastres) },
      at,
    });
    return presentClaim(tx, row, at);
  });
}

/** When a parcel was lost. The deadline of a claim counts from then, not from when the shop gave the parcel up. */
async function readLostAt(tx: Db, parcelId: number): Promise<Date | undefined> {
  const events = await readParcelEvents(tx, [parcelId]);
  return events.findLast(({ state }) => state === 'lost')?.at;
}
