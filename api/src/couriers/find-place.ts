import type { OrderRow } from '../orders/full-order.ts';
import type { CourierDeps } from './courier-deps.ts';
import { courierTimeout } from './courier-deps.ts';
import type { CourierDriver } from './courier-driver.ts';
import { matchPlace } from './match-place.ts';
import { insertPlace, readPlace } from './place-rows.ts';

export interface TheirPlace {
  readonly theirCity: string;
  readonly districtId: string;
}

/**
 * Where an address is in the courier company's list: as staff chose or as it was found before, or by its name.
 *
 * @returns `unmapped` when staff must choose; `unknown` when the company does not answer.
 */
export async function findPlace(
  { db, now }: Pick<CourierDeps, 'db' | 'now'>,
  courier: CourierDriver,
  address: Pick<NonNullable<OrderRow['address']>, 'cityId' | 'city' | 'state'>,
): Promise<TheirPlace | 'unmapped' | 'unknown'> {
  const known = await readPlace(db, address.cityId);
  if (known) return known;
  const cities = await courier.listCities(courierTimeout());
  if (!cities) return 'unknown';
  const city = matchPlace(address.state, cities);
  if (!city) return 'unmapped';
  const districts = await courier.listDistricts(city.id, courierTimeout());
  if (!districts) return 'unknown';
  const district = matchPlace(address.city, districts);
  if (!district) return 'unmapped';
  const place = {
    cityId: address.cityId,
    theirCity: city.nameEn,
    districtId: district.id,
    district: district.nameEn,
    byStaff: null,
    at: now(),
  };
  await insertPlace(db, place);
  return place;
}
