import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { sameAddress } from '../orders/same-address.ts';
import { recordTracking } from '../parcels/change-parcels.ts';
import { readParcel, readParcelLines } from '../parcels/parcel-queries.ts';
import { isUnderWay } from '../parcels/parcel-rules.ts';
import { lockParcelAndOrder } from '../shipments/lock-parcel.ts';
import type { ParcelRow } from '../shipments/present-parcels.ts';
import { cancelUnpacked } from './cancel-delivery.ts';
import { toCorrect } from './correction-rows.ts';
import { type CourierDeps, courierTimeout, later, webhookPath } from './courier-deps.ts';
import type { CourierDriver, Created, DeliveryRequest } from './courier-driver.ts';
import {
  changeDelivery,
  changePending,
  claimDelivery,
  type DeliveryRow,
  findDelivery,
  lockDelivery,
} from './delivery-rows.ts';
import { destinationOf, type OrderAddress } from './destination-of.ts';
import { findPlace, type TheirPlace } from './find-place.ts';
import { FOLLOW_MS, LEASE_MS, TRY_AGAIN_MS } from './follow-times.ts';

/**
 * Registers a pending delivery at the courier company, once: what was sent before and not answered is looked for
 * by its reference first. A parcel that was unpacked meanwhile is not registered, and cancelled if it was. One that
 * has left the shop is registered all the same, so that its reports and its cash are followed.
 */
export async function registerDelivery(deps: CourierDeps, id: number): Promise<void> {
  const { courier } = deps;
  const delivery = await findDelivery(deps.db, { id });
  if (!courier || delivery?.state !== 'pending') return;
  const at = deps.now();
  if ((await claimDelivery(deps.db, delivery, later(at, LEASE_MS))) === undefined) return;
  const parcel = await readParcel(deps.db, delivery.parcelId);
  const [order] = parcel ? await readOrderRows(deps.db, [parcel.orderId]) : [];
  if (parcel?.state === 'void') {
    // It may be there, though its answer never came.
    await cancelUnpacked(deps, courier, delivery);
    return;
  }
  if (!parcel || !order?.address) {
    // Its customer was erased.
    return changePending(deps.db, id, { state: 'cancelled', tryAt: null });
  }
  const { address } = order;
  const created = await create(deps, courier, { delivery, parcel, order, address });
  await book(deps, courier, delivery, created);
}

interface ToRegister {
  readonly delivery: DeliveryRow;
  readonly parcel: ParcelRow;
  readonly order: OrderRow;
  readonly address: OrderAddress;
}

async function create(
  deps: CourierDeps,
  courier: CourierDriver,
  toRegister: ToRegister,
): Promise<Created> {
  const { delivery, parcel, address } = toRegister;
  if (delivery.tries > 0) {
    const found = await courier.find(delivery.reference, courierTimeout());
    if (found.kind === 'found') return { ...found, kind: 'created' };
    if (found.kind === 'unknown') return found;
  }
  if (!isUnderWay(parcel)) return { kind: 'refused', reason: 'parcel_ended' };
  const place = await findPlace(deps, courier, address);
  if (place === 'unknown') return { kind: 'unknown' };
  if (place === 'unmapped') return { kind: 'refused', reason: 'place_not_mapped' };
  // From here on it may exist there, even if this process dies.
  const sent = { tries: delivery.tries + 1, registered: address };
  await changeDelivery(deps.db, delivery.id, sent);
  return courier.create(await describe(deps, courier, toRegister, place), courierTimeout());
}

async function describe(
  { db, config }: CourierDeps,
  courier: CourierDriver,
  { delivery, parcel, order, address }: ToRegister,
  place: TheirPlace,
): Promise<DeliveryRequest> {
  const lines = await readParcelLines(db, [parcel.id]);
  return {
    ...destinationOf({ number: order.number, fragile: parcel.fragile }, address, place),
    reference: delivery.reference,
    cashPiastres: parcel.cashPiastres,
    weightGrams: parcel.weightGrams,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    description: order.locale === 'ar' ? 'وحدات إضاءة' : 'Lighting',
    webhookUrl: `${config.publicUrl}/api${webhookPath(courier)}`,
  };
}

async function book(
  deps: CourierDeps,
  courier: CourierDriver,
  { id, parcelId }: DeliveryRow,
  created: Created,
): Promise<void> {
  const at = deps.now();
  switch (created.kind) {
    case 'refused':
      return fail(deps.db, { id, parcelId }, created.reason);
    case 'unknown':
      return changePending(deps.db, id, { tryAt: later(at, TRY_AGAIN_MS) });
    case 'created': {
      const { deliveryId, trackingNumber } = created;
      const before = await inTransaction(deps.db, async (tx) => {
        const { order } = await lockParcelAndOrder(tx, parcelId);
        const { state, registered } = await lockDelivery(tx, id);
        if (state !== 'pending') return state;
        const tryAt = later(at, FOLLOW_MS);
        const ids = { deliveryId, trackingNumber };
        await changeDelivery(tx, id, { state: 'created', ...ids, failure: null, tryAt });
        // Corrected while it was on the way, or while its answer was lost.
        if (order.address && registered && !sameAddress(order.address, registered)) {
          await changeDelivery(tx, id, toCorrect(at));
        }
        await recordTracking(tx, parcelId, trackingNumber);
        return state;
      });
      if (before === 'cancelled') await endThere(deps, courier, id, trackingNumber);
    }
  }
}

/** A parcel was taken back while its registration was on the way: nobody may come for it, or staff must see to that. */
async function endThere({ db }: CourierDeps, courier: CourierDriver, id: number, number: string) {
  if ((await courier.cancel(number, courierTimeout())) === 'done') return;
  await changeDelivery(db, id, { attention: { kind: 'not_cancelled', number } });
}

/** A parcel that is still in the shop can be sent again; one that has left needs somebody who sees to it. */
async function fail(
  db: Db,
  { id, parcelId }: Pick<DeliveryRow, 'id' | 'parcelId'>,
  failure: string,
): Promise<void> {
  const parcel = await readParcel(db, parcelId);
  const isHere = parcel?.state === 'packed';
  const attention = isHere ? null : ({ kind: 'not_registered', failure } as const);
  await changePending(db, id, { state: 'failed', failure, attention, tryAt: null });
}
