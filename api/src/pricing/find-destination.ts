import {
  findDefaultAddress,
  type OwnAddress,
  requireOwnAddress,
} from '../addresses/require-own-address.ts';
import type { Db } from '../database/database.ts';
import { requirePlace } from '../locations/places.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** The caller of a quote. */
export interface Caller {
  readonly shopper: ShopperPrincipal | undefined;
  /** Whether a user token was sent, even an invalid one. */
  readonly sentToken: boolean;
}

/** Where a cart is to be delivered. */
export interface Destination {
  readonly place: { readonly stateId: number; readonly cityId: number } | undefined;
  /** When it is an own address. */
  readonly address: OwnAddress | undefined;
}

/**
 * The place of a request: an own address, or the own default one if any and asked for, else a governorate and
 * city.
 *
 * @throws ProblemError 401 for an `address_id` without a valid token, 404 for another's address and unknown
 *   places, 400 naming `city_id` when the city is in another governorate.
 */
export async function findDestination(
  db: Db,
  body: {
    readonly address_id?: number | undefined;
    readonly default_address?: true | undefined;
    readonly state_id?: number | undefined;
    readonly city_id?: number | undefined;
  },
  { shopper, sentToken }: Caller,
): Promise<Destination> {
  if (body.address_id !== undefined) {
    if (!shopper) throw new ProblemError(401, sentToken ? 'session_expired' : 'login_required');
    const address = await requireOwnAddress(db, shopper.customerId, body.address_id);
    return { place: address, address };
  }
  if (body.default_address) {
    const address = shopper && (await findDefaultAddress(db, shopper.customerId));
    if (address) return { place: address, address };
  }
  const { state_id: stateId, city_id: cityId } = body;
  if (stateId === undefined || cityId === undefined)
    return { place: undefined, address: undefined };
  return { place: requirePlace(stateId, cityId), address: undefined };
}
