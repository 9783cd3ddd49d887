import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { presentRate } from './present-rate.ts';
import { getGovernorateRates, listGovernorateRates } from './rate-queries.ts';
import { requireRatedPlace } from './rated-place.ts';
import { removeShippingRate } from './remove-shipping-rate.ts';
import { setShippingRate } from './set-shipping-rate.ts';

/** Delivery rates in the back office. */
export function addRateStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db } = deps;
  add('listDeliveryRates', async ({ staff, locale }) => ({
    data: await listGovernorateRates(db, staff, locale),
  }));
  add('getDeliveryRates', async ({ staff, params, locale }) => ({
    data: await getGovernorateRates(db, staff, params.id, locale),
  }));
  add('setDeliveryRate', async ({ staff, body }) => {
    const { governorate_id: stateId, city_id: cityId, ...rate } = body;
    const saved = await setShippingRate(deps, staff, requireRatedPlace({ stateId, cityId }), rate);
    return { data: presentRate(saved) };
  });
  add('removeDeliveryRate', async ({ staff, body }) => {
    const { governorate_id: stateId, city_id: cityId, version } = body;
    await removeShippingRate(deps, staff, requireRatedPlace({ stateId, cityId }), version);
    return { data: { ok: true } } as const;
  });
}
