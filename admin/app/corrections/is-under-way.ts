import { UNDER_WAY_STATES } from '@dp/contract/staff/parcels.ts';
import type { StaffParcel } from '@dp/contract/staff/shipments.ts';

/** Whether a parcel is on its way to the customer, so that where it goes can still be corrected. */
export function isUnderWay(state: StaffParcel['state']): boolean {
  return (UNDER_WAY_STATES as readonly string[]).includes(state);
}
