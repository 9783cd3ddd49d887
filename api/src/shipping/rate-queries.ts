import type { Locale } from '@dp/contract/locale.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { Db } from '../database/database.ts';
import { STATES } from '../locations/egypt.ts';
import { findState } from '../locations/places.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { presentRate } from './present-rate.ts';
import type { RatedPlace } from './rated-place.ts';
import { listRates, type StoredRate } from './shipping-store.ts';

/**
 * All rates: governorates, each followed by its cities with their own rate.
 *
 * @throws ProblemError 403 `permission_required` without `rates.edit`.
 */
export async function listShippingRates(
  db: Db,
  principal: Principal,
): Promise<(RatedPlace & StoredRate)[]> {
  requirePermission(principal, 'rates.edit');
  return listRates(db);
}

/** Every governorate with its rate, and how many of its cities have their own. Throws 403 as above. */
export async function listGovernorateRates(
  db: Db,
  principal: Principal,
  locale: Locale,
): Promise<StaffCallOutput<'listDeliveryRates'>['data']> {
  const rates = await listShippingRates(db, principal);
  return STATES.map((state) => {
    const inState = rates.filter(({ stateId }) => stateId === state.id);
    return {
      ...named(state, locale),
      rate: rateAt(inState, null),
      cities: state.cities.length,
      own: inState.filter(({ cityId }) => cityId !== null).length,
    };
  });
}

/** One governorate and its cities with their own rates. Throws 403 as above, 404 `state_not_found`. */
export async function getGovernorateRates(
  db: Db,
  principal: Principal,
  stateId: number,
  locale: Locale,
): Promise<StaffCallOutput<'getDeliveryRates'>['data']> {
  const rates = await listShippingRates(db, principal);
  const state = findState(stateId);
  if (state === undefined) throw new ProblemError(404, 'state_not_found');
  const inState = rates.filter((rate) => rate.stateId === stateId);
  return {
    ...named(state, locale),
    rate: rateAt(inState, null),
    cities: state.cities.map((city) => ({
      ...named(city, locale),
      rate: rateAt(inState, city.id),
    })),
  };
}

function named(place: { readonly id: number } & Record<Locale, string>, locale: Locale) {
  return { id: place.id, name: place[locale] };
}

function rateAt(rates: readonly (RatedPlace & StoredRate)[], cityId: number | null) {
  const rate = rates.find((each) => each.cityId === cityId);
  return rate === undefined ? null : presentRate(rate);
}
