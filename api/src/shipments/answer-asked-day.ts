import type { answerAskedDayBody } from '@dp/contract/staff/shipments.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { recordDayAnswer } from '../parcels/change-parcels.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { followParcels } from './follow-parcels.ts';
import { assertSeen, lockParcelAndOrder } from './lock-parcel.ts';

/**
 * Agrees to the day that a parcel's shopper asked for, or does not; the tracking page shows the answer.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `parcel_not_found`; 409
 *   `record_changed`, `no_day_asked`.
 */
export async function answerAskedDay(
  deps: Deps,
  principal: Principal,
  { parcelId, version, agree }: { parcelId: number } & z.output<typeof answerAskedDayBody>,
): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  const at = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const { order, parcel } = await lockParcelAndOrder(tx, parcelId);
    await assertSeen(tx, parcel, version);
    if (parcel.askedDay === null || parcel.dayAgreed !== null) {
      throw new ProblemError(409, 'no_day_asked');
    }
    await recordDayAnswer(tx, parcelId, agree);
    await followParcels(tx, deps, principal, { order, at });
    await recordAudit(tx, principal, {
      action: 'parcel.answer-day',
      subject: { kind: 'parcel', id: parcelId },
      after: { day: parcel.askedDay, agreed: agree, order: order.number },
      at,
    });
  });
}
