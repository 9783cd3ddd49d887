import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { shippingRateBody } from '@dp/contract/staff/shipping.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { handleOf, nameOf, type RatedPlace } from './rated-place.ts';
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
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  place: RatedPlace,
  { cost, free_over, days }: z.output<typeof shippingRateBody>,
): Promise<ShippingRate> {
  requirePermission(principal, 'rates.edit');
  return inTransaction(db, async (tx) => {
    const own = await findOwnRate(tx, place.stateId, place.cityId);
    const present =
      own ?? (place.cityId === null ? undefined : await findRate(tx, place.stateId, place.cityId));
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
    await recordAudit(tx, principal, {
      action: 'rate.set',
      subject: { kind: 'rate', id: handleOf(place) },
      ...(own && { before: audited(own) }),
      after: audited(rate),
      at: now(),
    });
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
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  place: RatedPlace,
): Promise<void> {
  requirePermission(principal, 'rates.edit');
  await inTransaction(db, async (tx) => {
    const removed = await deleteRate(tx, place.stateId, place.cityId);
    if (!removed) throw new ProblemError(404, 'rate_not_found', { place: nameOf(place) });
    await recordAudit(tx, principal, {
      action: 'rate.remove',
      subject: { kind: 'rate', id: handleOf(place) },
      before: audited(removed),
      at: now(),
    });
  });
}

/** A rate as the audit trail shows it, in EGP and working days. */
function audited({ costPiastres, freeOverPiastres, daysMin, daysMax }: ShippingRate) {
  return {
    cost: toEgp(costPiastres),
    free_over: freeOverPiastres === null ? null : toEgp(freeOverPiastres),
    days: `${daysMin}–${daysMax}`,
  };
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
