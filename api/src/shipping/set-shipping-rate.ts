import { toPiastres } from '@dp/contract/money.ts';
import type { shippingRateBody } from '@dp/contract/staff/shipping.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { nameOf, type RatedPlace } from './rated-place.ts';
import type { ShippingRate } from './shipping-rate.ts';
import { deleteRate, findOwnRate, findRate, listRates, upsertRate } from './shipping-store.ts';

/** Default delivery days where there was no rate before. */
const DAYS_UNKNOWN = { daysMin: 2, daysMax: 5 };

/**
 * Sets a place's delivery rate. Omitted values stay unchanged; a city without its own rate starts from its
 * governorate's.
 *
 * @throws ProblemError 403 `permission_required` without `rates.edit`, 422 `rate_cost_required` for a new
 *   rate without a cost.
 */
export async function setShippingRate(
  db: Db,
  principal: Principal,
  place: RatedPlace,
  { cost, free_over, days }: z.output<typeof shippingRateBody>,
): Promise<ShippingRate> {
  requirePermission(principal, 'rates.edit');
  return inTransaction(db, async (tx) => {
    const present =
      place.cityId === null
        ? await findOwnRate(tx, place.stateId, null)
        : await findRate(tx, place.stateId, place.cityId);
    const costPiastres = cost === undefined ? present?.costPiastres : toPiastres(cost);
    if (costPiastres === undefined) throw new ProblemError(422, 'rate_cost_required');
    const rate: ShippingRate = {
      freeOverPiastres: null,
      ...DAYS_UNKNOWN,
      ...present,
      costPiastres,
      ...(free_over === undefined
        ? {}
        : { freeOverPiastres: free_over === null ? null : toPiastres(free_over) }),
      ...(days && { daysMin: days.min, daysMax: days.max }),
    };
    await upsertRate(tx, { ...place, ...rate });
    return rate;
  });
}

/**
 * Removes a place's own rate: a city then has its governorate's, and a governorate has no delivery, except in
 * cities with their own rate.
 *
 * @throws ProblemError 403 `permission_required` without `rates.edit`, 404 `rate_not_found`.
 */
export async function removeShippingRate(
  db: Db,
  principal: Principal,
  place: RatedPlace,
): Promise<void> {
  requirePermission(principal, 'rates.edit');
  if (!(await deleteRate(db, place.stateId, place.cityId))) {
    throw new ProblemError(404, 'rate_not_found', { place: nameOf(place) });
  }
}

/**
 * All rates: governorates, each followed by its cities with their own rate.
 *
 * @throws ProblemError 403 `permission_required` without `rates.edit`.
 */
export async function listShippingRates(
  db: Db,
  principal: Principal,
): Promise<(RatedPlace & ShippingRate)[]> {
  requirePermission(principal, 'rates.edit');
  return listRates(db);
}
