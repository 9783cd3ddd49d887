import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { type OrderGoods, readGoods } from '../orders/lock-orders.ts';
import { readSeller } from '../orders/seller.ts';
import { presentGoods } from '../packing/present-goods.ts';
import { readParcelLines, readParcelsOf } from '../parcels/parcel-queries.ts';
import { isUnderWay } from '../parcels/parcel-rules.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { listCourierRows } from './courier-store.ts';
import { type ParcelRow, parcelCode, presentCourierName } from './present-parcels.ts';
import { presentRecipient, presentRecipientTo } from './present-recipient.ts';

type OrderAddress = NonNullable<OrderRow['address']>;
type Label = StaffCallOutput<'getLabels'>['data'][number];
type Slip = StaffCallOutput<'getPackingSlips'>['data'][number];

/**
 * What the labels of some orders' parcels say, in the sequence of the orders. Orders of deleted accounts have
 * no address and no label.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`, 404 `order_not_found`.
 */
export async function getLabels(
  { db }: Deps,
  principal: Principal,
  orderIds: readonly number[],
): Promise<Label[]> {
  const boxes = await readBoxes(db, principal, orderIds);
  const couriers = new Map((await listCourierRows(db)).map((row) => [row.id, row]));
  const seller = { ...(await readSeller(db)).name };
  return boxes.flatMap(({ order, parcel, of, address }) => {
    const courier = couriers.get(parcel.courierId ?? 0);
    return {
      code: parcelCode(order.number, parcel.place, of),
      number: order.number,
      place: parcel.place,
      of,
      seller,
      // The courier needs the number as long as the parcel is on its way; later it is a customer's like any other.
      recipient: isUnderWay(parcel)
        ? presentRecipient(address)
        : presentRecipientTo(principal, address),
      corrected_at: parcel.correctedAt?.toISOString() ?? null,
      cash: toEgp(parcel.cashPiastres),
      fragile: parcel.fragile,
      weight_grams: parcel.weightGrams,
      tracking_number: parcel.trackingNumber,
      courier: courier ? presentCourierName(courier).name : null,
      locale: order.locale,
    };
  });
}

/** What the packing slips of some orders' parcels say. Throws as `getLabels`. */
export async function getPackingSlips(
  { db }: Deps,
  principal: Principal,
  orderIds: readonly number[],
): Promise<Slip[]> {
  const boxes = await readBoxes(db, principal, orderIds);
  const contents = await readParcelLines(
    db,
    boxes.map(({ parcel }) => parcel.id),
  );
  return boxes.map(({ order, lines, parcel, of, address }) => {
    const units = contents.filter(({ parcelId }) => parcelId === parcel.id);
    return {
      number: order.number,
      placed_at: order.placedAt.toISOString(),
      locale: order.locale,
      name: address.fullName,
      note: order.note,
      place: parcel.place,
      of,
      lines: presentGoods(lines, units),
      units: units.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  });
}

type Box = OrderGoods & {
  readonly parcel: ParcelRow;
  /** How many parcels the order has. */
  readonly of: number;
  readonly address: OrderAddress;
};

async function readBoxes(
  db: Deps['db'],
  principal: Principal,
  orderIds: readonly number[],
): Promise<Box[]> {
  requirePermission(principal, 'orders.dispatch');
  const ids = [...new Set(orderIds)];
  const parcels = await readParcelsOf(db, ids);
  return (await readGoods(db, ids)).flatMap((goods) => {
    const { address } = goods.order;
    const own = parcels.filter(({ orderId }) => orderId === goods.order.id);
    return address ? own.map((parcel) => ({ ...goods, parcel, of: own.length, address })) : [];
  });
}
