import type { OrderRow } from '../full-order.ts';
import { isCancellable } from '../order-status.ts';

/** Whether lines and address may still change: until the order is packed; not while its payment is awaited. */
export function isEditable({ state, packing, address, payment }: OrderRow): boolean {
  return isCancellable(state) && packing !== 'packed' && address !== null && payment !== 'awaiting';
}
