import type { Db } from '../database/database.ts';
import type { NewPlace } from '../locations/load-locations.ts';
import { DEFAULT_RATES } from './default-rates.ts';
import { insertMissingRates } from './shipping-store.ts';

/**
 * Gives places that are new to the database their zone's rate. Only new ones, so that a rate the owner
 * changed or took away stays as the owner left it.
 */
export async function addDefaultRates(db: Db, places: readonly NewPlace[]): Promise<void> {
  if (places.length === 0) return;
  await insertMissingRates(
    db,
    places.map(({ stateId, cityId, zone }) => ({ stateId, cityId, ...DEFAULT_RATES[zone] })),
  );
}
