import { useEffect, useState } from 'react';
import type { CartLine, CartLines } from './cart-lines.ts';
import { cartLines, restoreCart } from './change-cart.ts';

/** A cart that was replaced by one product. */
export interface BoughtAlone {
  /** Empty when the cart had no other products. */
  readonly before: CartLines;
  readonly bought: CartLine;
}

let last: BoughtAlone | undefined;

/**
 * Replaces the whole cart by one product, to buy it alone. The checkout says so, and gives back a cart that had
 * other products.
 *
 * @returns false when the device is full; then nothing changes.
 */
export function buyAlone(bought: CartLine): boolean {
  const before = cartLines();
  if (!restoreCart([bought])) return false;
  last = { before: before.some(({ id }) => id !== bought.id) ? before : [], bought };
  return true;
}

/** What was bought alone last; undefined once the cart is another, as when its checkout could not be shown. */
export function boughtAlone(): BoughtAlone | undefined {
  const lines = cartLines();
  const isCart = ({ id, quantity }: CartLine) =>
    lines.length === 1 && lines[0]?.id === id && lines[0].quantity === quantity;
  return last !== undefined && isCart(last.bought) ? last : undefined;
}

/** As `boughtAlone`, for the first page that asks. */
export function useBoughtAlone(): BoughtAlone | undefined {
  const [found] = useState(boughtAlone);
  useEffect(() => {
    last = undefined;
  }, []);
  return found;
}
