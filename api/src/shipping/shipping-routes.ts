import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import type { VoucherGuesses } from '../vouchers/voucher-guesses.ts';
import { getShippingCost } from './get-shipping-cost.ts';

/** Delivery cost and days. A voucher may make delivery cost more, so its code can be guessed here too. */
export function addShippingRoutes(add: AddEndpoint, deps: Deps, guesses: VoucherGuesses): void {
  add('getShippingCost', async ({ body, header, optionalShopper, ip }) => {
    const shopper = await optionalShopper();
    if (body.voucher_code !== undefined) {
      await guesses.admit(deps.db, body.voucher_code, { customerId: shopper?.customerId, ip });
    }
    return getShippingCost(deps, body, {
      shopper,
      sentToken: header('user-token') !== undefined,
    });
  });
}
