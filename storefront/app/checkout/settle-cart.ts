import type { CartLines } from '../cart/cart-lines.ts';
import { cartLines, clearCart, restoreCart } from '../cart/change-cart.ts';
import { forgetCheckoutDraft } from '../cart/checkout-draft.ts';
import type { PlacementBody } from './placement.ts';
import { placementRecord, savePlacement } from './placement-record.ts';

/** What is left of a cart after an order; units added since stay. */
export function leftInCart(cart: CartLines, ordered: PlacementBody['lines']): CartLines {
  return cart.flatMap(({ id, quantity }) => {
    const taken = ordered.reduce((sum, line) => (line.id === id ? sum + line.quantity : sum), 0);
    return quantity > taken ? [{ id, quantity: quantity - taken }] : [];
  });
}

/** Removes an order's lines from the cart, once, when that order was placed on this device. */
export function settleCart(orderId: number): void {
  const { placed } = placementRecord();
  if (placed?.orderId !== orderId || placed.settled) return;
  savePlacement({ placed: { ...placed, settled: true } });
  forgetCheckoutDraft();
  const left = leftInCart(cartLines(), placed.body.lines);
  if (left.length === 0) clearCart();
  else restoreCart(left);
}
