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
  askStaff,
  changeDelivery,
  type DeliveryRow,
  lockDelivery,
  readDeliveriesOf,
} from './delivery-rows.ts';
import { nextFollowAt } from './follow-times.ts';

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
  if (outcome.kind !== 'cancelled') throw new ProblemError(503, 'courier_refused');
}

/** What became of ending a delivery at the company; `refused` with the number it has there. */
type Cancellation =
  | { readonly kind: 'cancelled' | 'unknown' }
  | { readonly kind: 'refused'; readonly number: string };

/** Ends a delivery at the company, and then here. */
export async function cancelAtCourier(
  { db }: Pick<CourierDeps, 'db'>,
  courier: CourierDriver,
  delivery: DeliveryRow,
): Promise<Cancellation> {
  let { trackingNumber } = delivery;
  if (trackingNumber === null && delivery.tries > 0) {
    // Its registration was sent and not answered: it may be there.
    const found = await courier.find(delivery.reference, courierTimeout());
    if (found.kind === 'unknown') return found;
    if (found.kind === 'found') ({ trackingNumber } = found);
  }
  if (trackingNumber !== null) {
    const ended = await courier.cancel(trackingNumber, courierTimeout());
    if (ended === 'refused') return { kind: ended, number: trackingNumber };
    if (ended === 'unknown') return { kind: ended };
  }
  const registered = await inTransaction(db, async (tx) => {
    const { parcel } = await lockParcelAndOrder(tx, delivery.parcelId);
    const locked = await lockDelivery(tx, delivery.id);
    // The answer to its registration came meanwhile.
    if (locked.state === 'created' && locked.trackingNumber !== trackingNumber) return locked;
    await changeDelivery(tx, delivery.id, {
      state: 'cancelled',
      attention: null,
      tryAt: null,
      ...corrected(null),
    });
    // Not one that staff typed.
    if (parcel.trackingNumber === trackingNumber) await recordTracking(tx, parcel.id, null);
    return undefined;
  });
  return registered ? cancelAtCourier({ db }, courier, registered) : { kind: 'cancelled' };
}

/**
 * Ends the delivery of an unpacked parcel, for which nobody may come. Staff are asked to see to one that the company
 * keeps; it is tried again as often as a parcel is followed.
 *
 * @returns what became of it, in a word or two; undefined when the company did not answer.
 */
export async function cancelUnpacked(
  deps: CourierDeps,
  courier: CourierDriver,
  delivery: DeliveryRow,
): Promise<string | undefined> {
  const outcome = await cancelAtCourier(deps, courier, delivery);
  if (outcome.kind !== 'refused') return outcome.kind === 'cancelled' ? outcome.kind : undefined;
  await askStaff(deps.db, delivery, { kind: 'not_cancelled', number: outcome.number });
  await changeDelivery(deps.db, delivery.id, { tryAt: nextFollowAt(delivery, deps.now()) });
  return 'not cancelled';
}
