import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@dp/contract/locale.ts';
import type { CourierAttention, ParcelDelivery } from '@dp/contract/staff/courier-company.ts';
import type { LABEL_SIZES } from '@dp/contract/staff/courier-values.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { readParcel } from '../parcels/parcel-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { recordChanged } from '../problems/record-changed.ts';
import { lockParcelAndOrder } from '../shipments/lock-parcel.ts';
import { presentParcels } from '../shipments/present-parcels.ts';
import { type CourierDeps, courierTimeout, requireCourier } from './courier-deps.ts';
import {
  changeDelivery,
  type DeliveryRow,
  lockDelivery,
  readDeliveriesOf,
} from './delivery-rows.ts';
import { followDelivery } from './follow-delivery.ts';
import { presentDelivery } from './present-delivery.ts';
import { registerDelivery } from './register-delivery.ts';

/**
 * What the courier company knows of a parcel, the newest registration first.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`; 404 `parcel_not_found`.
 */
export async function getParcelDelivery(
  deps: CourierDeps,
  principal: Principal,
  parcelId: number,
): Promise<{ data: ParcelDelivery }> {
  requirePermission(principal, 'orders.read');
  return { data: await readParcelDelivery(deps, parcelId) };
}

/**
 * What the courier company knows of a parcel, for a caller who has just changed it. Throws ProblemError 404
 * `parcel_not_found`.
 */
export async function readParcelDelivery(
  { db, courier }: CourierDeps,
  parcelId: number,
): Promise<ParcelDelivery> {
  const parcel = await readParcel(db, parcelId);
  if (!parcel) throw new ProblemError(404, 'parcel_not_found');
  const [order] = await readOrderRows(db, [parcel.orderId]);
  return {
    set_up: courier !== undefined,
    test: courier?.mode === 'test',
    city_id: order?.address?.cityId ?? null,
    deliveries: (await readDeliveriesOf(db, [parcelId])).map(presentDelivery),
  };
}

/**
 * Asks the courier company where a parcel is, or once more to take it.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 409 `courier_not_set_up`,
 *   `parcel_not_sent`.
 */
export async function askCourier(
  deps: CourierDeps,
  principal: Principal,
  parcelId: number,
): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  requireCourier(deps);
  const newest = await newestOf(deps, parcelId);
  await recordAudit(deps.db, principal, {
    action: 'parcel.ask-courier',
    subject: { kind: 'parcel', id: parcelId },
    after: { reference: newest.reference },
    at: deps.now(),
  });
  if (newest.state === 'pending') await registerDelivery(deps, newest.id);
  else await followDelivery(deps, newest);
}

/**
 * What the company said of a parcel was looked at: it is no longer a problem, also when the company says it again.
 *
 * @param attention what the caller saw; the company may have said something else since.
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 404 `parcel_not_found`; 409
 *   `parcel_not_sent`, `record_changed`.
 */
export async function dismissAttention(
  deps: CourierDeps,
  principal: Principal,
  { parcelId, attention }: { readonly parcelId: number; readonly attention: CourierAttention },
): Promise<void> {
  requirePermission(principal, 'orders.dispatch');
  await inTransaction(deps.db, async (tx) => {
    const { parcel } = await lockParcelAndOrder(tx, parcelId);
    const { id } = await newestOf({ db: tx }, parcelId);
    const newest = await lockDelivery(tx, id);
    if (!isDeepStrictEqual(newest.attention, attention)) {
      const [current] = await presentParcels(tx, [parcel]);
      throw recordChanged(current, parcel.version);
    }
    await changeDelivery(tx, id, { attention: null, dismissed: attention });
    await recordAudit(tx, principal, {
      action: 'parcel.settle-courier',
      subject: { kind: 'parcel', id: parcelId },
      before: { attention },
      at: deps.now(),
    });
  });
}

/**
 * The company's label of a parcel.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; 409 `courier_not_set_up`,
 *   `parcel_not_sent`; 503 `courier_refused`.
 */
export async function getCourierLabel(
  deps: CourierDeps,
  principal: Principal,
  wanted: {
    readonly parcelId: number;
    readonly size: (typeof LABEL_SIZES)[number];
    readonly locale: Locale;
  },
): Promise<{ data: { pdf: string } }> {
  requirePermission(principal, 'orders.dispatch');
  const courier = requireCourier(deps);
  const { deliveryId } = await newestOf(deps, wanted.parcelId);
  if (deliveryId === null) throw new ProblemError(409, 'parcel_not_sent');
  const pdf = await courier.label(deliveryId, wanted, courierTimeout());
  if (!pdf) throw new ProblemError(503, 'courier_refused');
  return { data: { pdf: pdf.toString('base64') } };
}

async function newestOf({ db }: Pick<CourierDeps, 'db'>, parcelId: number): Promise<DeliveryRow> {
  const [newest] = await readDeliveriesOf(db, [parcelId]);
  if (!newest) throw new ProblemError(409, 'parcel_not_sent');
  return newest;
}
