import type { Address } from '@dp/contract/addresses.ts';
import { redirect } from 'react-router';
import type { CartLine } from '../cart/cart-lines.ts';
import { cartLines } from '../cart/change-cart.ts';
import { checkoutDraft } from '../cart/checkout-draft.ts';

/** The cart. @throws a redirect to the empty cart's page when it is empty. */
export function requireCart(): readonly CartLine[] {
  const lines = cartLines();
  if (lines.length === 0) throw redirect('/cart');
  return lines;
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
