import type {
  CourierPlaceRow,
  chooseCourierPlaceBody,
  theirPlacesResponse,
} from '@dp/contract/staff/courier-company.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { findPlace, listPlaces, type Place } from '../locations/places.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { type CourierDeps, courierTimeout, requireCourier } from './courier-deps.ts';
import type { CourierDriver, CourierPlace } from './courier-driver.ts';
import { choosePlace, type PlaceRow, readPlaces } from './place-rows.ts';

type TheirPlaces = z.output<typeof theirPlacesResponse>;

/** Where the shop's cities are in the company's list. Throws 403 `permission_required` without `rates.edit`. */
export async function listCourierPlaces(
  db: Db,
  principal: Principal,
): Promise<{ data: CourierPlaceRow[] }> {
  requirePermission(principal, 'rates.edit');
  const theirs = await readPlaces(db);
  return { data: listPlaces().map((place) => present(place, theirs.get(place.cityId))) };
}

/**
 * The company's cities, or the districts of one.
 *
 * @throws ProblemError 403 `permission_required` without `rates.edit`; 409 `courier_not_set_up`; 503
 *   `courier_refused` when the company does not answer.
 */
export async function listTheirPlaces(
  deps: CourierDeps,
  principal: Principal,
  cityId?: string,
): Promise<TheirPlaces> {
  requirePermission(principal, 'rates.edit');
  return { data: await readTheirs(requireCourier(deps), cityId) };
}

/**
 * Says where one of the shop's cities is in the company's list. Parcels that were refused for it can be sent again.
 *
 * @throws ProblemError 400 `validation_failed` for a city or district that the company does not list or deliver to;
 *   403 `permission_required` without `rates.edit`; 404 `city_not_found`; 409 `courier_not_set_up`; 503
 *   `courier_refused` when the company does not answer.
 */
export async function chooseCourierPlace(
  deps: CourierDeps,
  principal: Principal,
  { cityId, ...ids }: { readonly cityId: number } & z.output<typeof chooseCourierPlaceBody>,
): Promise<{ data: CourierPlaceRow }> {
  requirePermission(principal, 'rates.edit');
  const place = findPlace(cityId);
  if (!place) throw new ProblemError(404, 'city_not_found');
  const courier = requireCourier(deps);
  const theirCity = servedPlace(await readTheirs(courier), ids.city);
  if (!theirCity) throw invalidFields({ city: 'invalid' });
  const theirDistrict = servedPlace(await readTheirs(courier, theirCity.id), ids.district);
  if (!theirDistrict) throw invalidFields({ district: 'invalid' });
  const [city, district] = [theirCity.name.en, theirDistrict.name.en];
  const at = deps.now();
  const byStaff = principal.kind === 'staff' ? principal.staffId : 0;
  const chosen = { cityId, theirCity: city, districtId: theirDistrict.id, district, byStaff, at };
  await inTransaction(deps.db, async (tx) => {
    await choosePlace(tx, chosen);
    await recordAudit(tx, principal, {
      action: 'courier.place',
      subject: { kind: 'city', id: cityId },
      after: { city, district },
      at,
    });
  });
  return { data: present(place, chosen) };
}

/** The company's cities, or the districts of one. Throws 503 `courier_refused` when it does not answer. */
async function readTheirs(courier: CourierDriver, cityId?: string) {
  const places =
    cityId === undefined
      ? await courier.listCities(courierTimeout())
      : await courier.listDistricts(cityId, courierTimeout());
  if (!places) throw new ProblemError(503, 'courier_refused');
  return places.map(presentTheirs);
}

function servedPlace(places: TheirPlaces['data'], id: string) {
  return places.find((place) => place.id === id && place.delivers);
}

function present({ cityId, city, state }: Place, row: PlaceRow | undefined): CourierPlaceRow {
  return {
    city_id: cityId,
    city,
    governorate: state,
    theirs: row
      ? { city: row.theirCity, district: row.district, by_staff: row.byStaff !== null }
      : null,
  };
}

function presentTheirs({ id, nameAr, nameEn, delivers }: CourierPlace) {
  return { id, name: { ar: nameAr || nameEn, en: nameEn || nameAr }, delivers };
}
