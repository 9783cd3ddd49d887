import type { CartLines } from './cart-lines.ts';
import { cartStore } from './cart-store.ts';

/** The current lines, for event handlers and loaders; components use `useCart`. */
export function cartLines(): CartLines {
  return cartStore.getState().lines;
}

// Each change returns false, and changes nothing, when the device's storage is full.

/** Creates or updates a line; 0 removes it. */
export function setInCart(id: number, quantity: number): boolean {
  return cartStore.getState().setQuantity(id, quantity);
}

/** Deletes a line. */
export function removeFromCart(id: number): boolean {
  return cartStore.getState().remove(id);
}

/** Puts back lines that `cartLines` gave before, for undo. */
export function restoreCart(lines: CartLines): boolean {
  return cartStore.getState().restore(lines);
}

/** Empties the cart and removes the stored one. */
export function clearCart(): boolean {
  return cartStore.getState().clear();
}

/** Sets which products of the cart are withdrawn. */
export function noteUnsold(ids: readonly number[]): void {
  cartStore.getState().noteUnsold(ids);
}
