import { foldDigits } from '@dp/contract/digits.ts';
import { STATES } from '../locations/egypt.ts';
import { findState, findStateByCode, requirePlace, storedPlace } from '../locations/places.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** A governorate, or one city of it. */
export interface RatedPlace {
  readonly stateId: number;
  readonly cityId: number | null;
}

/**
 * Finds a governorate or city by a governorate's code (EG-C, or C), a city's id, or the name of either in
 * Arabic or English.
 *
 * @throws ProblemError 404 `place_not_found`; 409 `place_ambiguous` with the `choices`, each with its
 *   `handle` and `name`, when several places have this name.
 */
export function findRatedPlace(typed: string): RatedPlace {
  const text = foldDigits(typed.trim());
  const state = findStateByCode(text);
  if (state) return { stateId: state.id, cityId: null };
  const found = /^\d+$/.test(text) ? citiesById(Number(text)) : placesByName(text);
  const [place] = found;
  if (!place) throw new ProblemError(404, 'place_not_found', { place: typed });
  if (found.length > 1) {
    const choices = found.map((each) => ({ handle: handleOf(each), name: nameOf(each) }));
    throw new ProblemError(409, 'place_ambiguous', { place: typed, choices });
  }
  return place;
}

/**
 * A governorate by its code or its name, though a city may have the same name.
 *
 * @throws ProblemError 404 `state_not_found`.
 */
export function findGovernorate(typed: string): number {
  const text = foldDigits(typed.trim());
  const state = findStateByCode(text) ?? STATES.find((each) => isNamed(each, text));
  if (!state) throw new ProblemError(404, 'state_not_found', { place: typed });
  return state.id;
}

/** @throws ProblemError 404 for an unknown governorate or city, 400 for a city of another governorate. */
export function requireRatedPlace({ stateId, cityId }: RatedPlace): RatedPlace {
  if (cityId !== null) requirePlace(stateId, cityId);
  else if (findState(stateId) === undefined) throw new ProblemError(404, 'state_not_found');
  return { stateId, cityId };
}

/** What a place can be called without doubt: its code or its id. */
export function handleOf({ stateId, cityId }: RatedPlace): string {
  return cityId === null ? (findState(stateId)?.code ?? String(stateId)) : String(cityId);
}

/** What is locked while a place's rate changes. */
export function rateKey(place: RatedPlace): string {
  return `rate:${handleOf(place)}`;
}

/** A place in English, a city with its governorate. */
export function nameOf({ stateId, cityId }: RatedPlace): string {
  const state = findState(stateId)?.en ?? String(stateId);
  return cityId === null ? state : `${storedPlace(cityId).city.en}, ${state}`;
}

function citiesById(id: number): RatedPlace[] {
  return STATES.flatMap((state) =>
    state.cities.filter((city) => city.id === id).map(() => ({ stateId: state.id, cityId: id })),
  );
}

function placesByName(name: string): RatedPlace[] {
  return STATES.flatMap((state) => [
    ...(isNamed(state, name) ? [{ stateId: state.id, cityId: null }] : []),
    ...state.cities
      .filter((city) => isNamed(city, name))
      .map(({ id }) => ({ stateId: state.id, cityId: id })),
  ]);
}

function isNamed(place: { ar: string; en: string }, name: string): boolean {
  return place.ar === name || place.en.toLowerCase() === name.toLowerCase();
}
