import type { CartLines } from './cart-lines.ts';
import { cartStore } from './cart-store.ts';

/** The lines as they stand now, for event handlers and loaders; components take `useCart`. */
export function cartLines(): CartLines {
  return cartStore.getState().lines;
}

/** Adds one: a product without a line gets one with quantity 1 (specification §4). */
export function addToCart(id: number): void {
  cartStore.getState().increase(id);
}

/** Takes one away; the line goes at 0. */
export function takeFromCart(id: number): void {
  cartStore.getState().decrease(id);
}

/** Creates or updates a line; 0 removes it. */
export function setInCart(id: number, quantity: number): void {
  cartStore.getState().setQuantity(id, quantity);
}

/** Deletes a line. */
export function removeFromCart(id: number): void {
  cartStore.getState().remove(id);
}

/** Puts back lines that `cartLines` gave before, for undo. */
export function restoreCart(lines: CartLines): void {
  cartStore.getState().restore(lines);
}

/** Empties the cart and removes the stored one. */
export function clearCart(): void {
  cartStore.getState().clear();
}
