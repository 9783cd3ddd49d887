import type { Locale } from '@dp/contract/locale.ts';
import type {
  AddressCorrection,
  correctAddressBody,
} from '@dp/contract/staff/address-corrections.ts';
import type { z } from 'zod';
import { readAddressValues } from '../addresses/store-address.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { correctDelivery } from '../couriers/correct-delivery.ts';
import { listRegistered, startCorrections } from '../couriers/correction-rows.ts';
import type { CourierDeps } from '../couriers/courier-deps.ts';
import type { OrderAddress } from '../couriers/destination-of.ts';
import { findPlace } from '../couriers/find-place.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import {
  assertCorrectable,
  correctOrderAddress,
} from '../orders/desk/edit/correct-order-address.ts';
import { lockOrders, readOrderRows } from '../orders/lock-orders.ts';
import { copyOfAddress } from '../orders/order-copies.ts';
import { addressDifferences, sameAddress } from '../orders/same-address.ts';
import { recordCorrection } from '../parcels/change-parcels.ts';
import { lockParcelsOf } from '../parcels/move-parcels.ts';
import { readParcelsOf } from '../parcels/parcel-queries.ts';
import { isUnderWay } from '../parcels/parcel-rules.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError, within } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { followParcels } from '../shipments/follow-parcels.ts';
import type { ParcelRow } from '../shipments/present-parcels.ts';
import { presentCorrected, readAddressCorrection } from './get-address-correction.ts';

type Body = z.output<typeof correctAddressBody>;

interface Wanted {
  readonly orderId: number;
  readonly locale: Locale;
}

/**
 * Corrects where an order goes while a parcel of it is on its way, at the price that was agreed. A courier company
 * that has a parcel is notified afterwards; what it answers is on the parcel, and it is asked again by itself while it
 * does not. The same correction again changes nothing.
 *
 * @throws ProblemError 403 `permission_required` without `orders.edit`; 404 `order_not_found`; 409
 *   `address_not_correctable` when no parcel is on its way, `record_changed` when the address is not the one that the
 *   caller saw; 422 `delivery_unavailable`, `courier_does_not_serve`; 400 as for any address.
 */
export async function correctAddress(
  deps: CourierDeps,
  principal: Principal,
  { orderId, locale }: Wanted,
  { version, note, ...body }: Body,
): Promise<{ data: AddressCorrection }> {
  requirePermission(principal, 'orders.edit');
  const values = within('address', () => readAddressValues(body.address));
  const address: OrderAddress = {
    ...copyOfAddress(values),
    ...(note === undefined ? {} : { courierNote: note }),
  };
  await assertServed(deps, orderId, address);
  const toSend = await inTransaction(deps.db, async (tx) => {
    const [order] = await lockOrders(tx, [orderId]);
    const parcels = (await lockParcelsOf(tx, [orderId])).filter(isUnderWay);
    // Said before: its answer was lost, or a colleague was quicker.
    if (!order || (order.address && sameAddress(order.address, address))) return [];
    assertCorrectable(order, parcels.length > 0);
    await assertVersion({ seen: version, version: order.addressVersion }, () =>
      presentCorrected(order, principal, locale),
    );
    await correctOrderAddress(tx, deps, principal, order, address);
    const at = deps.now();
    const told = await passOn(tx, parcels, at);
    await followParcels(tx, deps, principal, { order, at });
    await recordAudit(tx, principal, {
      action: 'order.correct-address',
      subject: { kind: 'order', id: orderId },
      // Without the address: the audit trail is never erased.
      before: { city: order.address.city.en },
      after: { city: address.city.en, changed: addressDifferences(order.address, address) },
      at,
    });
    return told;
  });
  await Promise.all(toSend.map((id) => correctDelivery(deps, id)));
  return { data: await readAddressCorrection(deps.db, principal, { orderId, locale }) };
}

/**
 * Sees to it that the couriers of these locked parcels learn the new address: a company by its API, others by staff,
 * and by the label of what is still in the shop.
 *
 * @returns the deliveries that are to be corrected at the company.
 */
async function passOn(tx: Db, parcels: readonly ParcelRow[], at: Date): Promise<number[]> {
  const ids = parcels.map(({ id }) => id);
  const told = await startCorrections(tx, ids, at);
  const left = new Set(told.map(({ parcelId }) => parcelId));
  const outdated = parcels.filter(({ id, state }) => state === 'packed' || !left.has(id));
  await recordCorrection(tx, ids, { outdated: outdated.map(({ id }) => id), at });
  return told.map(({ id }) => id);
}

/**
 * Refuses a place that is not in the list of a courier company that has a parcel of the order. Calls the company.
 *
 * @throws ProblemError 422 `courier_does_not_serve` with the `city_id`.
 */
async function assertServed(
  deps: CourierDeps,
  orderId: number,
  address: OrderAddress,
): Promise<void> {
  const { db, courier } = deps;
  const [order] = await readOrderRows(db, [orderId]);
  if (!courier || !order?.address || order.address.cityId === address.cityId) return;
  const parcels = (await readParcelsOf(db, [orderId])).filter(isUnderWay);
  if (
    (
      await listRegistered(
        db,
        parcels.map(({ id }) => id),
      )
    ).length === 0
  )
    return;
  if ((await findPlace(deps, courier, address)) === 'unmapped') {
    throw new ProblemError(422, 'courier_does_not_serve', { city_id: address.cityId });
  }
}
