import type { OrderRow } from '../full-order.ts';
import { isCancellable } from '../order-status.ts';

/** Whether lines, address and money may still change: until the order is packed. */
export function isEditable({ state, packing, address }: OrderRow): boolean {
  return isCancellable(state) && packing !== 'packed' && address !== null;
}
