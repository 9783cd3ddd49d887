import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { handInBody } from '@dp/contract/staff/handovers.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { lockOrders } from '../orders/lock-orders.ts';
import { lockParcels, recordHandIn } from '../parcels/change-parcels.ts';
import { readParcels } from '../parcels/parcel-queries.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import { presentHandIn } from './cash-queries.ts';
import { insertHandIn, lockCourier } from './courier-store.ts';
import { followParcels } from './follow-parcels.ts';
import { cashOf } from './hand-over.ts';

/**
 * Receives cash from a courier for chosen delivered parcels, each once. A sum that is short or over needs a
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
    if (!(await lockCourier(tx, courierId))) throw new ProblemError(404, 'courier_not_found');
    const seen = await readParcels(tx, ids);
    const orders = await lockOrders(tx, [...new Set(seen.map(({ orderId }) => orderId))]);
    const parcels = await lockParcels(tx, ids);
    const outstanding = parcels.filter(
      (row) => row.courierId === courierId && row.deliveredAt !== null && row.handInId === null,
    );
    const found = new Set(outstanding.map(({ id }) => id));
    const wrong = ids.filter((id) => !found.has(id));
    if (wrong.length > 0) throw new ProblemError(409, 'cash_not_outstanding', { parcels: wrong });
    const expectedPiastres = cashOf(parcels);
    const receivedPiastres = Math.round(body.amount * 100);
    if (expectedPiastres !== receivedPiastres && body.reason === undefined) {
      throw invalidFields({ reason: 'required' });
    }
    const row = await insertHandIn(tx, {
      courierId,
      ...actorOf(principal),
      at,
      expectedPiastres,
      receivedPiastres,
      reason: body.reason ?? null,
    });
    await recordHandIn(tx, ids, row.id);
    for (const order of orders) await followParcels(tx, deps, principal, { order, at });
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
