import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** New orders that nobody has looked at, each with the queue that it waits in. `unseen-orders.ts` keeps them. */
export const newOrders = createStore<ReadonlyMap<number, 'to_confirm' | 'to_pack'>>()(
  () => new Map(),
);

/** How many new orders nobody has looked at. */
export function useUnseenOrders(): number {
  return useStore(newOrders, ({ size }) => size);
}
