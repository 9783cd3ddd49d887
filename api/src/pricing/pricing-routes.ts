import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import type { VoucherGuesses } from '../vouchers/voucher-guesses.ts';
import { checkVoucher } from './check-voucher.ts';
import { getShippingCost } from './get-shipping-cost.ts';

/** The voucher check and the delivery cost. Codes can be guessed through both. */
export function addPricingRoutes(add: AddEndpoint, deps: Deps, guesses: VoucherGuesses): void {
  add('checkVoucher', async ({ body, optionalShopper, ip }) => {
    const customerId = (await optionalShopper())?.customerId;
    await guesses.admit(deps.db, body.code, { customerId, ip });
    return checkVoucher(deps, { ...body, customerId });
  });
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
