import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import type { OrderRow } from './full-order.ts';

/** An order in brief, as packing and parcels show it. */
export function presentOrderCard(order: OrderRow): StaffParcel['order'] {
  const { id, number, state, version, address } = order;
  return {
    id,
    number,
    state,
    version,
    name: address?.fullName ?? null,
    city: address?.city ?? null,
  };
}
