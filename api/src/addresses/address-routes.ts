import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { deleteAddress } from './delete-address.ts';
import { listAddresses } from './list-addresses.ts';
import { setDefaultAddress } from './set-default-address.ts';
import { storeAddress } from './store-address.ts';

/** The customer's own addresses. */
export function addAddressRoutes(add: AddEndpoint, deps: Deps): void {
  const { db } = deps;
  add('storeAddress', ({ body, shopper, locale }) =>
    storeAddress(deps, shopper.customerId, body, locale),
  );
  add('listAddresses', ({ shopper, locale }) => listAddresses(db, shopper.customerId, locale));
  add('deleteAddress', ({ body, shopper, locale }) =>
    deleteAddress(db, shopper.customerId, body.address_id, locale),
  );
  add('setDefaultAddress', ({ body, shopper, locale }) =>
    setDefaultAddress(db, shopper.customerId, body.address_id, locale),
  );
}
