import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { insertHandover, lockCourier } from './courier-store.ts';
import { type HandoverDetails, presentHandover } from './handover-queries.ts';

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
