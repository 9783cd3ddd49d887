import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { getShippingCost } from './get-shipping-cost.ts';

/** Delivery cost and days. */
export function addShippingRoutes(add: AddEndpoint, deps: Deps): void {
  add('getShippingCost', async ({ body, header, optionalShopper }) =>
    getShippingCost(deps, body, {
      shopper: await optionalShopper(),
      sentToken: header('user-token') !== undefined,
    }),
  );
}
