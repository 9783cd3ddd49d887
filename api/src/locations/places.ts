import type { Bilingual } from '@dp/contract/locale.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { type CityFact, STATES, type StateFact } from './egypt.ts';

/** A city with its governorate, both named in both languages. */
export interface Place {
  readonly stateId: number;
  readonly cityId: number;
  readonly state: Bilingual;
  readonly city: Bilingual;
}

const states = new Map(STATES.map((state) => [state.id, state]));
const statesByCode = new Map(STATES.map((state) => [state.code, state]));
const cities = new Map(
  STATES.flatMap((state) => state.cities.map((city) => [city.id, { state, city }] as const)),
);

/**
 * The place of an address or delivery.
 *
 * @throws ProblemError 404 for an unknown governorate or city, 400 naming `city_id` when the city is in
 *   another governorate.
 */
export function requirePlace(stateId: number, cityId: number): Place {
  if (!states.has(stateId)) throw new ProblemError(404, 'state_not_found');
  const place = findPlace(cityId);
  if (!place) throw new ProblemError(404, 'city_not_found');
  if (place.stateId !== stateId) throw invalidFields({ city_id: 'city_not_in_state' });
  return place;
}

/** The city with its governorate; undefined for an unknown id. */
export function findPlace(cityId: number): Place | undefined {
  const found = cities.get(cityId);
  return found && placeOf(found.state, found.city);
}

/** The city of a stored row; its foreign key and the check at start guarantee that it is known. */
export function storedPlace(cityId: number): Place {
  const place = findPlace(cityId);
  if (!place) throw new Error(`City ${cityId} is in the database but not in the data file.`);
  return place;
}

/** Every city with its governorate. */
export function listPlaces(): readonly Place[] {
  return STATES.flatMap((state) => state.cities.map((city) => placeOf(state, city)));
}

/** A governorate by its ISO 3166-2 code, in any case and with or without `EG-`. */
export function findStateByCode(code: string): StateFact | undefined {
  const upper = code.toUpperCase();
  return statesByCode.get(upper.startsWith('EG-') ? upper : `EG-${upper}`);
}

/** A governorate's names; undefined for an unknown id. */
export function findState(stateId: number): StateFact | undefined {
  return states.get(stateId);
}

function placeOf(state: StateFact, city: CityFact): Place {
  return {
    stateId: state.id,
    cityId: city.id,
    state: { ar: state.ar, en: state.en },
    city: { ar: city.ar, en: city.en },
  };
}
