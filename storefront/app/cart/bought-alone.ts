import { useEffect, useState } from 'react';
import type { CartLine, CartLines } from './cart-lines.ts';
import { cartLines, restoreCart } from './change-cart.ts';

let replaced: CartLines | undefined;

/**
 * Replaces the whole cart by one product, to buy it alone. The checkout says so, and gives back a cart that had
 * other products.
 *
 * @returns false when the device is full; then nothing changes.
 */
export function buyAlone(line: CartLine): boolean {
  const before = cartLines();
  if (!restoreCart([line])) return false;
  replaced = before.some(({ id }) => id !== line.id) ? before : [];
  return true;
}

/** The cart that was replaced last, for the first page that asks; without lines when it had no other products. */
export function useBoughtAlone(): CartLines | undefined {
  const [before] = useState(() => replaced);
  useEffect(() => {
    replaced = undefined;
  }, []);
  return before;
}
