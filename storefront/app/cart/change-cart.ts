import { onOtherTab, readJson, writeText } from '@dp/ui/storage/local-values.ts';
import { keys } from '../storage/keys.ts';
import { type CartLines, quantityOf, validLines, withQuantity } from './cart-lines.ts';
import { cartStore } from './cart-store.ts';

/** The current lines, for event handlers and loaders; components use `useCart`. */
export function cartLines(): CartLines {
  return cartStore.getState().lines;
}

// Each change returns false, and changes nothing, when the device's storage is full.

/** Creates or updates a line; 0 removes it. */
export function setInCart(id: number, quantity: number): boolean {
  return keep(withQuantity(cartLines(), id, quantity));
}

/** Deletes a line. */
export function removeFromCart(id: number): boolean {
  return setInCart(id, 0);
}

/** Puts other lines in place of the present ones, such as those that `cartLines` gave before. */
export function restoreCart(lines: CartLines): boolean {
  return keep(validLines(lines));
}

/** Empties the cart and removes the stored one. */
export function clearCart(): boolean {
  return keep([]);
}

/** Sets which products of the cart are withdrawn. */
export function noteUnsold(ids: readonly number[]): void {
  if (ids.join() === cartStore.getState().unsold.join()) return;
  cartStore.setState({ unsold: ids });
  writeText(keys.unsold, ids.length === 0 ? null : JSON.stringify(ids));
}

function keep(lines: CartLines): boolean {
  if (lines === cartLines()) return true;
  if (!writeText(keys.cart, lines.length === 0 ? null : JSON.stringify(lines))) return false;
  cartStore.setState({ lines });
  // Added again, it may be sold again.
  noteUnsold(cartStore.getState().unsold.filter((id) => quantityOf(lines, id) > 0));
  return true;
}

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
