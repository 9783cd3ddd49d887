import type { OpenDatabase } from './database/database.ts';
import { inTransaction } from './database/in-transaction.ts';
import { migrate, readMigrations } from './database/migrate.ts';
import { loadLocations } from './locations/load-locations.ts';
import { addDefaultRates } from './shipping/add-default-rates.ts';
import { addPushKeys } from './staff/push/push-keys.ts';
import { addBuiltInRoles } from './staff/roles/roles.ts';

/**
 * Prepares an open database for this version: schema, then the reference data that every shop needs.
 *
 * @throws StartupError as `migrate` does.
 */
export async function prepareDatabase(
  { db, pool }: OpenDatabase,
  progress: (line: string) => void = () => {},
): Promise<void> {
  await migrate(pool, await readMigrations(), progress);
  await inTransaction(db, async (tx) => {
    await addDefaultRates(tx, await loadLocations(tx));
    await addBuiltInRoles(tx);
    await addPushKeys(tx);
  });
}
