import { createRateLimiter } from '../database/rate-limiter.ts';
import type { Deps } from '../deps.ts';
import { admit } from '../http/admit.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { networkOf } from '../http/network.ts';
import { requestRestock } from './request-restock.ts';

/** Requests from one network in an hour. */
const LIMIT = { name: 'restock', points: 30, seconds: 60 * 60 };

/** Asking to be told when a product is back. */
export function addRestockRequestRoutes(add: AddEndpoint, deps: Deps): void {
  const limiter = createRateLimiter(deps, LIMIT);

  add('requestRestock', async ({ params, body, optionalShopper, locale, ip }) => {
    await admit(limiter, networkOf(ip));
    return requestRestock(deps, {
      id: params.id,
      login: body.login,
      customerId: (await optionalShopper())?.customerId,
      locale,
    });
  });
}
