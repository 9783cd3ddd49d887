import { createStore } from 'zustand/vanilla';
import { keys } from '../storage/keys.ts';
import { onOtherTab, readJson, writeText } from '../storage/local-values.ts';
import { type CartLines, quantityOf, soundLines, withQuantity } from './cart-lines.ts';

export interface CartState {
  readonly lines: CartLines;
  /** Adds one: a product without a line gets one with quantity 1 (specification §4). */
  increase(id: number): void;
  /** Takes one away; the line goes at 0. */
  decrease(id: number): void;
  /** Creates or updates a line; 0 removes it. */
  setQuantity(id: number, quantity: number): void;
  remove(id: number): void;
  /** Puts back what was there before, for undo. */
  restore(lines: CartLines): void;
  /** Empties the cart and removes the stored one. */
  clear(): void;
}

/** The shopper's cart on this device; saved on every change (design §6). */
export const cartStore = createStore<CartState>()((set, get) => {
  function keep(lines: CartLines): void {
    if (lines === get().lines) return;
    set({ lines });
    writeText(keys.cart, lines.length === 0 ? null : JSON.stringify(lines));
  }
  return {
    lines: [],
    increase: (id) => keep(withQuantity(get().lines, id, quantityOf(get().lines, id) + 1)),
    decrease: (id) => keep(withQuantity(get().lines, id, quantityOf(get().lines, id) - 1)),
    setQuantity: (id, quantity) => keep(withQuantity(get().lines, id, quantity)),
    remove: (id) => keep(withQuantity(get().lines, id, 0)),
    restore: (lines) => keep(soundLines(lines)),
    clear: () => keep([]),
  };
});

function takeOver(): void {
  cartStore.setState({ lines: soundLines(readJson(keys.cart)) });
}

/** Takes over what is kept, now and whenever another tab changes it. Returns a function that stops. */
export function startCart(): () => void {
  takeOver();
  return onOtherTab([keys.cart], takeOver);
}
