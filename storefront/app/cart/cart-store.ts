import { createStore } from 'zustand/vanilla';
import type { CartLines } from './cart-lines.ts';

export interface CartState {
  readonly lines: CartLines;
  /** Ids of withdrawn products, by the last quote; they do not count. */
  readonly unsold: readonly number[];
}

/** The shopper's cart on this device (design §6); `change-cart.ts` changes and saves it. */
export const cartStore = createStore<CartState>()(() => ({ lines: [], unsold: [] }));
