import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { checkVoucher } from './check-voucher.ts';

/** The voucher check of the cart and checkout pages. */
export function addVoucherRoutes(add: AddEndpoint, deps: Deps): void {
  add('checkVoucher', async ({ body, optionalShopper }) =>
    checkVoucher(deps, { ...body, customerId: (await optionalShopper())?.customerId }),
  );
}
