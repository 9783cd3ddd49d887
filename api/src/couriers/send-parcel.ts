import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { countParcels } from '../parcels/parcel-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { findCourier } from '../shipments/leave-with.ts';
import { assertSeen, lockParcelAndOrder } from '../shipments/lock-parcel.ts';
import { parcelCode } from '../shipments/present-parcels.ts';
import { type CourierDeps, requireCourier } from './courier-deps.ts';
import { insertDelivery, readDeliveriesOf } from './delivery-rows.ts';
import { registerDelivery } from './register-delivery.ts';

/**
 * Sends a packed parcel to the courier company: written down first, then registered there. What the company
 * answers is on the parcel; one that does not answer is asked again by itself.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `parcel_not_found`; 409
 *   `record_changed`, `courier_not_set_up`, `courier_not_found` when the shop has no active courier of that kind,
 *   `parcel_not_packed`, `parcel_sent_already`.
 */
export async function sendParcel(
  deps: CourierDeps,
  principal: Principal,
  { parcelId, version }: { readonly parcelId: number; readonly version: number },
): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  const { name } = requireCourier(deps);
  const at = deps.now();
  const delivery = await inTransaction(deps.db, async (tx) => {
    const { order, parcel } = await lockParcelAndOrder(tx, parcelId);
    await assertSeen(tx, parcel, version);
    const courier = await findCourier(tx, name);
    if (!courier) throw new ProblemError(409, 'courier_not_found');
    if (parcel.state !== 'packed') throw new ProblemError(409, 'parcel_not_packed');
    const before = await readDeliveriesOf(tx, [parcelId]);
    if (before.some(({ state }) => state === 'pending' || state === 'created')) {
      throw new ProblemError(409, 'parcel_sent_already');
    }
    const of = (await countParcels(tx, [order.id])).get(order.id) ?? 1;
    const code = parcelCode(order.number, parcel.place, of);
    const row = await insertDelivery(tx, {
      parcelId,
      courierId: courier.id,
      // The parcel's own number, which is not reused when it is sent again.
      reference: `${code}-${parcelId}-${before.length + 1}`,
      state: 'pending',
      tryAt: at,
      createdAt: at,
    });
    await recordAudit(tx, principal, {
      action: 'parcel.send',
      subject: { kind: 'parcel', id: parcelId },
      after: { courier: courier.id, reference: row.reference },
      at,
    });
    return row;
  });
  await registerDelivery(deps, delivery.id);
}
