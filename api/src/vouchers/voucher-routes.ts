import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { checkVoucher } from './check-voucher.ts';
import type { VoucherGuesses } from './voucher-guesses.ts';

/** The voucher check of the cart and checkout pages. */
export function addVoucherRoutes(add: AddEndpoint, deps: Deps, guesses: VoucherGuesses): void {
  add('checkVoucher', async ({ body, optionalShopper, ip }) => {
    const customerId = (await optionalShopper())?.customerId;
    await guesses.admit(deps.db, body.code, { customerId, ip });
    return checkVoucher(deps, { ...body, customerId });
  });
}
