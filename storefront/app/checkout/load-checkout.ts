import type { Address } from '@dp/contract/addresses.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import { cartLines } from '../cart/change-cart.ts';
import { checkoutDraft } from '../cart/checkout-draft.ts';
import { leadOn } from '../page/lead-on.ts';
import { justPlacedToPay, orderAddress } from './just-placed.ts';

/**
 * The cart. @throws a redirect when it is empty: to the order that has just emptied it and is to be paid, else to its
 * own page.
 */
export function requireCart(request: Request): readonly CartLine[] {
  const lines = cartLines();
  if (lines.length > 0) return lines;
  const unpaid = justPlacedToPay();
  throw leadOn(request, unpaid === undefined ? '/cart' : orderAddress(unpaid));
}

/** The address chosen before, else the default one, else the first. */
export function chosenAddress(addresses: readonly Address[]): Address | undefined {
  const { addressId } = checkoutDraft();
  return (
    addresses.find(({ id }) => id === addressId) ??
    addresses.find((address) => address.is_default) ??
    addresses[0]
  );
}
