import type { Db } from '../database/database.ts';
import { StartupError } from '../database/startup-error.ts';
import { STATES, type Zone } from './egypt.ts';
import { readAllLocations, upsertCities, upsertStates } from './location-store.ts';

/** A place that was not in the database before; without `cityId` it is the governorate itself. */
export interface NewPlace {
  readonly stateId: number;
  readonly cityId: number | null;
  readonly zone: Zone;
}

const stateRows = STATES.map((state, position) => ({
  id: state.id,
  code: state.code,
  nameAr: state.ar,
  nameEn: state.en,
  zone: state.zone,
  position,
}));
const cityRows = STATES.flatMap((state) =>
  state.cities.map((city, position) => ({
    id: city.id,
    stateId: state.id,
    nameAr: city.ar,
    nameEn: city.en,
    isOther: city.other === true,
    position,
  })),
);

/**
 * Synchronises governorates and cities with this version's data file. The process itself reads the file; the
 * tables exist for foreign keys and for people who query the database. Run it in a transaction, so that new
 * places get their rates with them.
 *
 * @returns the new governorates, and the new cities whose zone differs from their governorate's.
 * @throws StartupError when the database has a place that is not in the file.
 */
export async function loadLocations(db: Db): Promise<NewPlace[]> {
  const known = await readAllLocations(db);
  assertNothingUnknown(known);
  const states = changed(stateRows, known.states);
  const cities = changed(cityRows, known.cities);
  if (states.length > 0) await upsertStates(db, states);
  if (cities.length > 0) await upsertCities(db, cities);

  const knownStates = new Set(known.states.map(({ id }) => id));
  const knownCities = new Set(known.cities.map(({ id }) => id));
  return STATES.flatMap((state) => [
    ...(knownStates.has(state.id) ? [] : [{ stateId: state.id, cityId: null, zone: state.zone }]),
    ...state.cities.flatMap(({ id, zone }) =>
      zone === undefined || knownCities.has(id) ? [] : [{ stateId: state.id, cityId: id, zone }],
    ),
  ]);
}

function assertNothingUnknown(known: Awaited<ReturnType<typeof readAllLocations>>): void {
  const states = new Set(stateRows.map(({ id }) => id));
  const cities = new Set(cityRows.map(({ id }) => id));
  const unknown =
    known.states.find(({ id }) => !states.has(id)) ??
    known.cities.find(({ id }) => !cities.has(id));
  if (unknown) {
    throw new StartupError(
      `The database has a place that this version of DP does not know (${unknown.nameEn}, id ${unknown.id}): ` +
        'the database was used by a newer version. Start that one, or restore a backup made with this one.',
    );
  }
}

/** The rows of the data file that are missing or different in the database. */
function changed<T extends { id: number }>(facts: readonly T[], known: readonly T[]): T[] {
  const byId = new Map(known.map((row) => [row.id, row]));
  return facts.filter((fact) => {
    const row = byId.get(fact.id);
    return (
      row === undefined ||
      (Object.keys(fact) as (keyof T)[]).some((column) => fact[column] !== row[column])
    );
  });
}
