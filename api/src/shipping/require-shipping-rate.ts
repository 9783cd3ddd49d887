import type { Db } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { ShippingRate } from './shipping-rate.ts';
import { findRate } from './shipping-store.ts';

/**
 * What delivery to a place costs: the city's own rate, else its governorate's.
 *
 * @throws ProblemError 422 `delivery_unavailable` where the shop does not deliver.
 */
export async function requireShippingRate(
  db: Db,
  place: { readonly stateId: number; readonly cityId: number },
): Promise<ShippingRate> {
  const rate = await findRate(db, place.stateId, place.cityId);
  if (!rate) throw new ProblemError(422, 'delivery_unavailable');
  return rate;
}
