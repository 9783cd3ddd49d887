import { useStore } from 'zustand';
import { countUnits, quantityOf } from './cart-lines.ts';
import { type CartState, cartStore } from './cart-store.ts';

/** A part of the cart; empty on the server and while hydrating. */
export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select);
}

/** Units in the cart, for the badge; 0 on the server. */
export function useCartCount(): number {
  return useCart(({ lines, unsold }) => countUnits(lines, unsold));
}

/** A product's quantity in the cart. */
export function useQuantityInCart(id: number): number {
  return useCart((state) => quantityOf(state.lines, id));
}
