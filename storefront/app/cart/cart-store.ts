import { onOtherTab, readJson, writeText } from '@dp/ui/storage/local-values.ts';
import { createStore } from 'zustand/vanilla';
import { keys } from '../storage/keys.ts';
import { type CartLines, validLines, withQuantity } from './cart-lines.ts';

/** Each change returns false, and changes nothing, when the device's storage is full. */
export interface CartState {
  readonly lines: CartLines;
  /** Ids of withdrawn products, by the last quote; they do not count. */
  readonly unsold: readonly number[];
  /** Creates or updates a line; 0 removes it. */
  setQuantity(id: number, quantity: number): boolean;
  remove(id: number): boolean;
  /** Puts back what was there before, for undo. */
  restore(lines: CartLines): boolean;
  /** Empties the cart and removes the stored one. */
  clear(): boolean;
  /** Sets the withdrawn products. */
  noteUnsold(ids: readonly number[]): void;
}

/** The shopper's cart on this device; saved on every change (design §6). */
export const cartStore = createStore<CartState>()((set, get) => {
  function keep(lines: CartLines): boolean {
    if (lines === get().lines) return true;
    if (!writeText(keys.cart, lines.length === 0 ? null : JSON.stringify(lines))) return false;
    set({ lines });
    return true;
  }
  return {
    lines: [],
    unsold: [],
    setQuantity: (id, quantity) => keep(withQuantity(get().lines, id, quantity)),
    remove: (id) => keep(withQuantity(get().lines, id, 0)),
    restore: (lines) => keep(validLines(lines)),
    clear: () => keep([]),
    noteUnsold(ids) {
      if (ids.join() === get().unsold.join()) return;
      set({ unsold: ids });
      writeText(keys.unsold, ids.length === 0 ? null : JSON.stringify(ids));
    },
  };
});

function takeOver(): void {
  const unsold = readJson(keys.unsold);
  cartStore.setState({
    lines: validLines(readJson(keys.cart)),
    unsold: Array.isArray(unsold) ? unsold.filter(Number.isSafeInteger) : [],
  });
}

/** Loads the stored cart, now and whenever another tab changes it. Returns a function that stops. */
export function startCart(): () => void {
  takeOver();
  return onOtherTab([keys.cart, keys.unsold], takeOver);
}
