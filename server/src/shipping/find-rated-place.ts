import { STATES } from '@dp/api/locations/egypt.ts';
import { findState, findStateByCode, storedPlace } from '@dp/api/locations/places.ts';
import type { RatedPlace } from '@dp/api/shipping/set-shipping-rate.ts';
import { foldDigits } from '@dp/contract/digits.ts';
import { CommandError } from '../command-line/command.ts';

/**
 * The governorate or city that an owner means: a governorate's code (EG-C, or C), a city's id, or the
 * name of either in Arabic or English.
 *
 * @throws CommandError when there is none, or more than one, of that name.
 */
export function findRatedPlace(typed: string): RatedPlace {
  const text = foldDigits(typed.trim());
  const state = findStateByCode(text);
  if (state) return { stateId: state.id, cityId: null };
  const found = /^\d+$/.test(text) ? citiesById(Number(text)) : placesByName(text);
  const [place] = found;
  if (!place) {
    throw new CommandError(
      `There is no place "${typed}". Give a governorate's code such as EG-C, a city's id, or a name; the lists are in: shipping list --cities GOVERNORATE`,
    );
  }
  if (found.length > 1) {
    const choices = found.map((each) => `${handleOf(each)} (${nameOf(each)})`).join(', ');
    throw new CommandError(`"${typed}" may be ${choices}. Give its code or id.`);
  }
  return place;
}

/** What a place can be called without doubt: its code or its id. */
export function handleOf({ stateId, cityId }: RatedPlace): string {
  return cityId === null ? (findState(stateId)?.code ?? String(stateId)) : String(cityId);
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
  const same = (place: { ar: string; en: string }) =>
    place.ar === name || place.en.toLowerCase() === name.toLowerCase();
  return STATES.flatMap((state) => [
    ...(same(state) ? [{ stateId: state.id, cityId: null }] : []),
    ...state.cities.filter(same).map(({ id }) => ({ stateId: state.id, cityId: id })),
  ]);
}
