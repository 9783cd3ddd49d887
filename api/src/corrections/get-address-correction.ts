import type { Locale } from '@dp/contract/locale.ts';
import type {
  AddressCorrection,
  CorrectedAddress,
} from '@dp/contract/staff/address-corrections.ts';
import { readDeliveriesOf } from '../couriers/delivery-rows.ts';
import { presentCorrection } from '../couriers/present-delivery.ts';
import type { Db } from '../database/database.ts';
import { visiblePhone } from '../orders/desk/visible-phones.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { presentEditableAddress } from '../orders/present-order-address.ts';
import { readParcelsOf } from '../parcels/parcel-queries.ts';
import { isUnderWay } from '../parcels/parcel-rules.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { presentParcels } from '../shipments/present-parcels.ts';

interface Wanted {
  readonly orderId: number;
  readonly locale: Locale;
}

/**
 * Where an order goes, and what the couriers of its parcels know of that.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`, 404 `order_not_found`.
 */
export async function getAddressCorrection(
  db: Db,
  principal: Principal,
  wanted: Wanted,
): Promise<{ data: AddressCorrection }> {
  requirePermission(principal, 'orders.read');
  return { data: await readAddressCorrection(db, principal, wanted) };
}

/**
 * What can be corrected of an address, for a caller who has just changed it. Throws ProblemError 404
 * `order_not_found`.
 */
export async function readAddressCorrection(
  db: Db,
  principal: Principal,
  { orderId, locale }: Wanted,
): Promise<AddressCorrection> {
  const [order] = await readOrderRows(db, [orderId]);
  if (!order) throw new ProblemError(404, 'order_not_found', { order: String(orderId) });
  const rows = await readParcelsOf(db, [orderId]);
  const ids = rows.map(({ id }) => id);
  const deliveries = ids.length === 0 ? [] : await readDeliveriesOf(db, ids);
  return {
    order_id: order.id,
    number: order.number,
    ...presentCorrected(order, principal, locale),
    correctable: order.address !== null && rows.some(isUnderWay),
    parcels: (await presentParcels(db, rows)).map((parcel) => {
      const { id, place, of, state, courier, label_outdated } = parcel;
      const newest = deliveries.find(({ parcelId }) => parcelId === id);
      return {
        ...{ id, place, of, state, label_outdated },
        courier: courier?.name ?? null,
        at_company: newest?.state === 'pending' || newest?.state === 'created',
        correction: newest ? presentCorrection(newest) : null,
      };
    }),
  };
}

/** The address of an order as a correction sees it. */
export function presentCorrected(
  { address, addressVersion }: OrderRow,
  principal: Principal,
  locale: Locale,
): CorrectedAddress {
  return {
    address: address && {
      ...presentEditableAddress(address, locale),
      mobile: visiblePhone(principal, address.mobile),
      second_mobile: address.secondMobile && visiblePhone(principal, address.secondMobile),
    },
    note: address?.courierNote ?? null,
    version: addressVersion,
  };
}
