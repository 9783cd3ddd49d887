import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { listForHandover, lockParcels } from '../parcels/change-parcels.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { changeHandover } from './courier-store.ts';
import { type HandoverDetails, presentHandover } from './handover-queries.ts';
import { lockOpen } from './lock-open-handover.ts';

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
