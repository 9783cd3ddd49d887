import type { Recipient } from '@dp/contract/staff/shipment-fields.ts';
import { visiblePhone } from '../orders/desk/visible-phones.ts';
import type { OrderRow } from '../orders/full-order.ts';
import type { Principal } from '../principals/principal.ts';

type OrderAddress = NonNullable<OrderRow['address']>;

/** Who a parcel goes to and where, as its label says. */
export function presentRecipient(address: OrderAddress): Recipient {
  const { street, building, floor, apartment, landmark } = address;
  return {
    name: address.fullName,
    phones: [address.mobile, address.secondMobile].flatMap((phone) => phone ?? []),
    governorate: address.state,
    city: address.city,
    ...{ street, building, floor, apartment, landmark },
    note: address.courierNote ?? null,
  };
}

/** Who a parcel goes to and where, with phones as a principal may see them. */
export function presentRecipientTo(principal: Principal, address: OrderAddress): Recipient {
  const recipient = presentRecipient(address);
  return {
    ...recipient,
    phones: recipient.phones.map((phone) => visiblePhone(principal, phone)),
  };
}
