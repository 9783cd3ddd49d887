import type { Address } from '@dp/contract/addresses.ts';
import type { ShippingCost } from '@dp/contract/shipping.ts';
import { redirect } from 'react-router';
import type { CartLine } from '../cart/cart-lines.ts';
import { cartLines } from '../cart/change-cart.ts';
import { browserApi } from '../session/browser-client.ts';
import { checkoutDraft } from './checkout-draft.ts';

/** The cart, which the checkout needs. @throws a redirect to the empty cart when there is nothing in it. */
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

/**
 * What delivering the cart to an address costs and how long it takes.
 *
 * @throws {ApiError} such as `delivery_unavailable`.
 */
export async function loadShipping(
  { state, city }: Pick<Address, 'state' | 'city'>,
  lines: readonly CartLine[],
  voucherCode?: string,
): Promise<ShippingCost> {
  const { data } = await browserApi().call('getShippingCost', {
    body: {
      state_id: state.id,
      city_id: city.id,
      lines: [...lines],
      ...(voucherCode === undefined ? {} : { voucher_code: voucherCode }),
    },
  });
  return data;
}
