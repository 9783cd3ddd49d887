import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { ShippingRate } from './shipping-rate.ts';
import { findRate } from './shipping-store.ts';

interface Place {
  readonly stateId: number;
  readonly cityId: number;
}

/** The rate of a place: the city's own, else its governorate's; undefined without delivery. */
export async function findShippingRate(db: Db, place: Place): Promise<ShippingRate | undefined> {
  return findRate(db, place.stateId, place.cityId);
}

/** @throws ProblemError 422 `delivery_unavailable` where the shop does not deliver. */
export async function requireShippingRate(db: Db, place: Place): Promise<ShippingRate> {
  const rate = await findShippingRate(db, place);
  if (!rate) throw new ProblemError(422, 'delivery_unavailable');
  return rate;
}
