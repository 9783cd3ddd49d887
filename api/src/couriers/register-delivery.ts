import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { recordTracking } from '../parcels/change-parcels.ts';
import { readParcel, readParcelLines } from '../parcels/parcel-queries.ts';
import { lockParcelAndOrder } from '../shipments/lock-parcel.ts';
import type { ParcelRow } from '../shipments/present-parcels.ts';
import { cancelAtCourier } from './cancel-delivery.ts';
import { type CourierDeps, courierTimeout, later } from './courier-deps.ts';
import type { CourierDriver, Created, DeliveryRequest } from './courier-driver.ts';
import {
  changeDelivery,
  changePending,
  claimDelivery,
  type DeliveryRow,
  findDelivery,
  lockDelivery,
} from './delivery-rows.ts';
import { findPlace, type TheirPlace } from './find-place.ts';
import { FOLLOW_MS } from './follow-times.ts';

const MINUTE_MS = 60_000;
/** Longer than a company may take: a process that is still waiting is not overtaken. */
const LEASE_MS = 2 * MINUTE_MS;
/** Between tries while the company does not answer. */
const TRY_AGAIN_MS = 5 * MINUTE_MS;

/**
 * Registers a pending delivery at the courier company, once: what was sent before and not answered is looked for
 * by its reference first. A parcel that was unpacked meanwhile is not registered, and cancelled if it was.
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
    await cancelAtCourier(deps, courier, delivery);
    return;
  }
  if (!parcel || !order?.address || parcel.state !== 'packed') {
    return changePending(deps.db, id, { state: 'cancelled', tryAt: null });
  }
  const place = await findPlace(deps, courier, order.address);
  if (place === 'unmapped') return fail(deps.db, id, 'place_not_mapped');
  if (place === 'unknown') return changePending(deps.db, id, { tryAt: later(at, TRY_AGAIN_MS) });
  const created = await create(deps, courier, { delivery, parcel, order, place });
  await book(deps, courier, delivery, created);
}

interface ToRegister {
  readonly delivery: DeliveryRow;
  readonly parcel: ParcelRow;
  readonly order: OrderRow;
  readonly place: TheirPlace;
}

async function create(
  deps: CourierDeps,
  courier: CourierDriver,
  { delivery, parcel, order, place }: ToRegister,
): Promise<Created> {
  if (delivery.tries > 0) {
    const found = await courier.find(delivery.reference, courierTimeout());
    if (found.kind === 'found') return { ...found, kind: 'created' };
    if (found.kind === 'unknown') return found;
  }
  // From here on it may exist there, whatever becomes of this process.
  await changeDelivery(deps.db, delivery.id, { tries: delivery.tries + 1 });
  const request = await describe(deps, { delivery, parcel, order, place });
  return courier.create(request, courierTimeout());
}

async function describe(
  { db, config }: CourierDeps,
  { delivery, parcel, order, place }: ToRegister,
): Promise<DeliveryRequest> {
  const { address, locale } = order;
  if (!address) throw new Error(`Order ${order.number} has lost its address.`);
  const lines = await readParcelLines(db, [parcel.id]);
  return {
    reference: delivery.reference,
    orderNumber: order.number,
    cashPiastres: parcel.cashPiastres,
    weightGrams: parcel.weightGrams,
    fragile: parcel.fragile,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    description: locale === 'ar' ? 'وحدات إضاءة' : 'Lighting',
    receiver: {
      name: address.fullName,
      mobile: address.mobile,
      secondMobile: address.secondMobile,
    },
    address: {
      cityName: place.theirCity,
      districtId: place.districtId,
      street: address.street,
      building: address.building,
      floor: address.floor,
      apartment: address.apartment,
      landmark: address.landmark,
    },
    webhookUrl: `${config.publicUrl}/api/couriers/bosta/webhook`,
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
      return fail(deps.db, id, created.reason);
    case 'unknown':
      return changePending(deps.db, id, { tryAt: later(at, TRY_AGAIN_MS) });
    case 'created': {
      const { deliveryId, trackingNumber } = created;
      const before = await inTransaction(deps.db, async (tx) => {
        await lockParcelAndOrder(tx, parcelId);
        const { state } = await lockDelivery(tx, id);
        if (state !== 'pending') return state;
        const tryAt = later(at, FOLLOW_MS);
        const ids = { deliveryId, trackingNumber };
        await changeDelivery(tx, id, { state: 'created', ...ids, failure: null, tryAt });
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
  await changeDelivery(db, id, { attention: `not cancelled: ${number}` });
}

async function fail(db: Db, id: number, failure: string): Promise<void> {
  await changePending(db, id, { state: 'failed', failure, tryAt: null });
}
