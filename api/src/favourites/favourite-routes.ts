import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { syncFavourites } from './sync-favourites.ts';

/** The customer's own favourites. */
export function addFavouriteRoutes(add: AddEndpoint, deps: Deps): void {
  add('syncFavourites', ({ body, shopper }) => syncFavourites(deps, shopper, body));
}
