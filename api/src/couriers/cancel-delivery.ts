import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { recordTracking } from '../parcels/change-parcels.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertSeen, lockParcelAndOrder } from '../shipments/lock-parcel.ts';
import { corrected } from './correction-rows.ts';
import { type CourierDeps, courierTimeout, requireCourier } from './courier-deps.ts';
import type { CourierDriver } from './courier-driver.ts';
import {
  changeDelivery,
  type DeliveryRow,
  lockDelivery,
  readDeliveriesOf,
} from './delivery-rows.ts';

/**
 * Takes a parcel back from the courier company before it is picked up.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `parcel_not_found`; 409
 *   `record_changed`, `courier_not_set_up`, `parcel_not_packed`, `parcel_not_sent`; 503 `courier_refused` when the
 *   company refuses or does not answer.
 */
export async function cancelDelivery(
  deps: CourierDeps,
  principal: Principal,
  { parcelId, version }: { readonly parcelId: number; readonly version: number },
): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  const courier = requireCourier(deps);
  const delivery = await inTransaction(deps.db, async (tx) => {
    const { parcel } = await lockParcelAndOrder(tx, parcelId);
    await assertSeen(tx, parcel, version);
    if (parcel.state !== 'packed') throw new ProblemError(409, 'parcel_not_packed');
    const [newest] = await readDeliveriesOf(tx, [parcelId]);
    if (!newest || (newest.state !== 'pending' && newest.state !== 'created')) {
      throw new ProblemError(409, 'parcel_not_sent');
    }
    await recordAudit(tx, principal, {
      action: 'parcel.recall',
      subject: { kind: 'parcel', id: parcelId },
      before: { tracking_number: newest.trackingNumber },
      at: deps.now(),
    });
    return newest;
  });
  const outcome = await cancelAtCourier(deps, courier, delivery);
  if (outcome !== 'cancelled') throw new ProblemError(503, 'courier_refused');
}

/** Ends a delivery at the company, and then here. @returns `cancelled`, or undefined when the company did not. */
export async function cancelAtCourier(
  { db }: Pick<CourierDeps, 'db'>,
  courier: CourierDriver,
  delivery: DeliveryRow,
): Promise<string | undefined> {
  let { trackingNumber } = delivery;
  if (trackingNumber === null && delivery.tries > 0) {
    // Its registration was sent and not answered: it may be there.
    const found = await courier.find(delivery.reference, courierTimeout());
    if (found.kind === 'unknown') return undefined;
    if (found.kind === 'found') ({ trackingNumber } = found);
  }
  if (trackingNumber !== null) {
    const ended = await courier.cancel(trackingNumber, courierTimeout());
    if (ended !== 'done') return undefined;
  }
  const registered = await inTransaction(db, async (tx) => {
    const { parcel } = await lockParcelAndOrder(tx, delivery.parcelId);
    const locked = await lockDelivery(tx, delivery.id);
    // The answer to its registration came meanwhile.
    if (locked.state === 'created' && locked.trackingNumber !== trackingNumber) return locked;
    await changeDelivery(tx, delivery.id, {
      state: 'cancelled',
      tryAt: null,
      ...corrected(null),
    });
    // Not one that staff typed.
    if (parcel.trackingNumber === trackingNumber) await recordTracking(tx, parcel.id, null);
    return undefined;
  });
  return registered ? cancelAtCourier({ db }, courier, registered) : 'cancelled';
}
