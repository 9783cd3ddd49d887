import type { StaffOrder } from '@dp/contract/staff/order-page.ts';

/** Packed and still in the shop: it is unpacked before it can be edited. */
export function isPackedHere({ state, packing }: Pick<StaffOrder, 'state' | 'packing'>): boolean {
  return state === 'ongoing' && packing === 'packed';
}
