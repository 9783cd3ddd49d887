import type { OrderRow } from '../orders/full-order.ts';
import type { ParcelRow } from '../shipments/present-parcels.ts';
import type { Destination } from './courier-driver.ts';
import type { TheirPlace } from './find-place.ts';

export type OrderAddress = NonNullable<OrderRow['address']>;

/** Where a parcel goes, as sent to a courier company. */
export function destinationOf(
  { number, fragile }: { readonly number: string } & Pick<ParcelRow, 'fragile'>,
  address: OrderAddress,
  { theirCity, districtId }: TheirPlace,
): Destination {
  return {
    orderNumber: number,
    fragile,
    note: address.courierNote ?? null,
    receiver: {
      name: address.fullName,
      mobile: address.mobile,
      secondMobile: address.secondMobile,
    },
    address: {
      cityName: theirCity,
      districtId,
      street: address.street,
      building: address.building,
      floor: address.floor,
      apartment: address.apartment,
      landmark: address.landmark,
    },
  };
}
