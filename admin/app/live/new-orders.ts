import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface NewOrders {
  /** Orders placed since the queue of orders to confirm was last looked at. */
  readonly unseen: number;
}

const store = createStore<NewOrders>()(() => ({ unseen: 0 }));

/** How many new orders nobody has looked at in this tab. */
export function useUnseenOrders(): number {
  return useStore(store, ({ unseen }) => unseen);
}

/** Counts orders that were just placed. */
export function addNewOrders(count: number): void {
  store.setState(({ unseen }) => ({ unseen: unseen + count }));
}

/** The queue was opened. */
export function markOrdersSeen(): void {
  store.setState({ unseen: 0 });
}
