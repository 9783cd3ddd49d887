import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { handInBody } from '@dp/contract/staff/handovers.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { outstandingOf } from '../parcels/parcel-rules.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import { bookHandIn, lockForCash } from './book-hand-in.ts';
import { presentHandIn } from './cash-queries.ts';

/** What only settlements have. */
const BY_HAND = {
  source: 'by_hand',
  name: null,
  stamp: null,
  feesPiastres: 0,
  vatPiastres: 0,
  depositedPiastres: null,
} as const;

/**
 * Receives the outstanding cash of chosen delivered parcels from their courier. A sum that is short or over needs a
 * reason.
 *
 * @throws ProblemError 403 `permission_required` without `settlement.match`; 404 `courier_not_found`; 409
 *   `cash_not_outstanding`; 400 naming `reason`.
 */
export async function handInCash(
  deps: Deps,
  principal: Principal,
  { courierId, ...body }: { courierId: number } & z.output<typeof handInBody>,
): Promise<StaffCallOutput<'handInCash'>['data']> {
  requirePermission(principal, 'settlement.match');
  const at = deps.now();
  const ids = [...new Set(body.parcels)];
  return inTransaction(deps.db, async (tx) => {
    const { parcels } = await lockForCash(tx, courierId, ids);
    const outstanding = parcels.filter(
      (row) => row.courierId === courierId && outstandingOf(row) > 0,
    );
    const found = new Set(outstanding.map(({ id }) => id));
    const wrong = ids.filter((id) => !found.has(id));
    if (wrong.length > 0) throw new ProblemError(409, 'cash_not_outstanding', { parcels: wrong });
    const lines = outstanding.map((row) => ({
      parcelId: row.id,
      cashPiastres: outstandingOf(row),
    }));
    const expectedPiastres = lines.reduce((sum, { cashPiastres }) => sum + cashPiastres, 0);
    const receivedPiastres = toPiastres(body.amount);
    if (expectedPiastres !== receivedPiastres && body.reason === undefined) {
      throw invalidFields({ reason: 'required' });
    }
    const row = await bookHandIn(tx, principal, {
      ...BY_HAND,
      courierId,
      at,
      expectedPiastres,
      receivedPiastres,
      reason: body.reason ?? null,
      lines,
    });
    await recordAudit(tx, principal, {
      action: 'cash.hand-in',
      subject: { kind: 'hand-in', id: row.id },
      after: {
        courier: courierId,
        parcels: ids,
        expected: toEgp(expectedPiastres),
        received: toEgp(receivedPiastres),
        reason: row.reason,
      },
      at,
    });
    return presentHandIn(row, ids.length, await nameActors(tx, [row]));
  });
}
