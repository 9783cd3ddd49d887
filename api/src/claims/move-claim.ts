import { toEgp, toPiastres } from '@dp/contract/money.ts';
import { CLAIM_NEXT } from '@dp/contract/staff/claim-values.ts';
import type { Claim, moveClaimBody } from '@dp/contract/staff/claims.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { outstandingOf } from '../parcels/parcel-rules.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { requireInVersion } from '../problems/record-changed.ts';
import { bookHandIn, lockForCash } from '../shipments/book-hand-in.ts';
import type { ParcelRow } from '../shipments/present-parcels.ts';
import { presentClaim } from './claim-queries.ts';
import { type ClaimRow, changeClaim, findClaim, lockClaim } from './claim-store.ts';

type Move = z.output<typeof moveClaimBody>;

/**
 * Says what became of a claim. What a courier paid is a hand-in: it settles what is outstanding of the parcel's
 * cash, and the rest is compensation.
 *
 * @throws ProblemError 403 `permission_required` without `settlement.match`; 404 `claim_not_found`; 409
 *   `record_changed`, `claim_step_illegal`; 400 naming `amount`, `reference` or `note`.
 */
export async function moveClaim(
  deps: Deps,
  principal: Principal,
  { id, ...move }: { id: number } & Move,
): Promise<Claim> {
  requirePermission(principal, 'settlement.match');
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const seen = await findClaim(tx, id);
    if (!seen) throw new ProblemError(404, 'claim_not_found');
    const { parcels } = await lockForCash(tx, seen.courierId, [seen.parcelId]);
    const claim = await requireInVersion(
      await lockClaim(tx, id),
      move.version,
      'claim_not_found',
      (row) => presentClaim(tx, row, at),
    );
    const { to } = move;
    const next = CLAIM_NEXT[claim.state];
    if (!next.includes(to)) {
      throw new ProblemError(409, 'claim_step_illegal', { from: claim.state, to, next });
    }
    assertComplete(move);
    const paid =
      to === 'paid' ? await bookPayment(tx, principal, { claim, parcels, move, at }) : {};
    const row = await changeClaim(tx, id, {
      state: to,
      stateAt: at,
      ...paid,
      ...(move.note === undefined ? {} : { note: move.note }),
    });
    await recordAudit(tx, principal, {
      action: 'claim.move',
      subject: { kind: 'claim', id },
      before: { state: claim.state },
      after: { state: to, paid: row.paidPiastres === null ? null : toEgp(row.paidPiastres) },
      at,
    });
    return presentClaim(tx, row, at);
  });
}

function assertComplete({ to, amount, reference, note }: Move): void {
  if (to === 'paid') {
    if (amount === undefined) throw invalidFields({ amount: 'required' });
    if (amount <= 0) throw invalidFields({ amount: 'too_small' });
    if (reference === undefined) throw invalidFields({ reference: 'required' });
  }
  if ((to === 'refused' || to === 'given_up') && note === undefined) {
    throw invalidFields({ note: 'required' });
  }
}

interface Payment {
  readonly claim: ClaimRow;
  readonly parcels: readonly ParcelRow[];
  readonly move: Move;
  readonly at: Date;
}

async function bookPayment(
  tx: Db,
  principal: Principal,
  { claim, parcels, move, at }: Payment,
): Promise<Pick<ClaimRow, 'handInId' | 'paidPiastres' | 'reference'>> {
  const reference = move.reference ?? null;
  const paidPiastres = toPiastres(move.amount ?? 0);
  const owed = parcels.reduce((sum, parcel) => sum + outstandingOf(parcel), 0);
  const cashPiastres = Math.min(paidPiastres, owed);
  const { id: handInId } = await bookHandIn(tx, principal, {
    courierId: claim.courierId,
    at,
    source: 'claim',
    name: reference,
    stamp: null,
    expectedPiastres: cashPiastres,
    receivedPiastres: paidPiastres,
    // More than was outstanding is compensation.
    reason: paidPiastres === cashPiastres ? null : reference,
    feesPiastres: 0,
    vatPiastres: 0,
    depositedPiastres: null,
    lines: [{ parcelId: claim.parcelId, cashPiastres }],
  });
  return { handInId, paidPiastres, reference };
}
