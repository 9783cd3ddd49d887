import { inTransaction } from '../database/in-transaction.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { readOrderRows, recordFulfilment } from '../orders/lock-orders.ts';
import { sameAddress } from '../orders/same-address.ts';
import { readParcel } from '../parcels/parcel-queries.ts';
import { isUnderWay } from '../parcels/parcel-rules.ts';
import { lockParcelAndOrder } from '../shipments/lock-parcel.ts';
import type { ParcelRow } from '../shipments/present-parcels.ts';
import { claimCorrection, corrected, toCorrect } from './correction-rows.ts';
import { type CourierDeps, courierTimeout, later } from './courier-deps.ts';
import type { Corrected, CourierDriver } from './courier-driver.ts';
import { changeDelivery, type DeliveryRow, lockDelivery } from './delivery-rows.ts';
import { destinationOf, type OrderAddress } from './destination-of.ts';
import { findPlace } from './find-place.ts';
import { LEASE_MS, TRY_AGAIN_MS } from './follow-times.ts';

/**
 * Sends the order's address to the courier company, which has another one of this delivery, until it answers. What
 * was sent before and not answered may have happened: the company is asked where the parcel goes first.
 */
export async function correctDelivery(deps: CourierDeps, id: number): Promise<void> {
  const { courier } = deps;
  // Once more when the address was corrected again meanwhile.
  while (courier && (await correctOnce(deps, courier, id)) === 'again');
}

/** A delivery to be corrected. */
interface ToCorrect {
  readonly delivery: DeliveryRow;
  readonly parcel: ParcelRow;
  readonly order: OrderRow & { readonly address: OrderAddress };
}

async function correctOnce(
  deps: CourierDeps,
  courier: CourierDriver,
  id: number,
): Promise<'again' | undefined> {
  const at = deps.now();
  const delivery = await claimCorrection(deps.db, id, { at, until: later(at, LEASE_MS) });
  if (!delivery) return undefined;
  const parcel = await readParcel(deps.db, delivery.parcelId);
  const [order] = parcel ? await readOrderRows(deps.db, [parcel.orderId]) : [];
  if (!parcel || !order?.address) {
    // Its customer was erased after it came to its end.
    await changeDelivery(deps.db, id, corrected(null));
    return undefined;
  }
  const { address } = order;
  const outcome = await send(deps, courier, { delivery, parcel, order: { ...order, address } });
  return book(deps, delivery, address, outcome);
}

async function send(
  deps: CourierDeps,
  courier: CourierDriver,
  { delivery, parcel, order }: ToCorrect,
): Promise<Corrected> {
  const { trackingNumber, correctionTries: tries } = delivery;
  const ended: Corrected = { kind: 'refused', reason: 'parcel_ended' };
  if (trackingNumber === null) throw new Error(`Delivery ${delivery.id} has no number.`);
  if (!isUnderWay(parcel) && tries === 0) return ended;
  const place = await findPlace(deps, courier, order.address);
  if (place === 'unknown') return { kind: 'unknown' };
  if (place === 'unmapped') return { kind: 'refused', reason: 'place_not_mapped' };
  const { number } = order;
  const to = destinationOf({ number, fragile: parcel.fragile }, order.address, place);
  if (tries > 0) {
    const goes = await courier.goesTo(trackingNumber, to, courierTimeout());
    if (goes === 'unknown') return { kind: 'unknown' };
    if (goes) return { kind: 'done' };
    if (!isUnderWay(parcel)) return ended;
  }
  // From here on it may be there, even if this process dies.
  await changeDelivery(deps.db, delivery.id, { correctionTries: tries + 1 });
  return courier.correct(trackingNumber, to, courierTimeout());
}

/** Books what the company answered to an address that was sent. */
async function book(
  deps: CourierDeps,
  { id, parcelId }: DeliveryRow,
  sent: OrderAddress,
  outcome: Corrected,
): Promise<'again' | undefined> {
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const { order } = await lockParcelAndOrder(tx, parcelId);
    const { state, correction } = await lockDelivery(tx, id);
    // Taken back, or passed on by hand, while the company was asked.
    if (state !== 'created' || correction !== 'pending') {
      await changeDelivery(tx, id, { correctingUntil: null });
      return undefined;
    }
    const isNewest = order.address !== null && sameAddress(order.address, sent);
    if (outcome.kind === 'done') await changeDelivery(tx, id, { registered: sent });
    if (outcome.kind === 'unknown') {
      const next = later(at, TRY_AGAIN_MS);
      await changeDelivery(tx, id, { correctAt: next, correctingUntil: null });
      return undefined;
    }
    if (!isNewest) {
      const free = { correctingUntil: null, correctionTries: 0 };
      await changeDelivery(tx, id, { ...toCorrect(at), ...free });
      return 'again';
    }
    const result =
      outcome.kind === 'done' ? corrected('accepted') : corrected('refused', outcome.reason);
    await changeDelivery(tx, id, result);
    // It is shown with the order.
    await recordFulfilment(tx, order.id, {});
    return undefined;
  });
}
