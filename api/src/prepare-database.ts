import type { OpenDatabase } from './database/database.ts';
import { migrate, readMigrations } from './database/migrate.ts';

/**
 * Makes an open database ready for this version: schema, then the reference data that every shop needs.
 *
 * @throws StartupError as `migrate` does.
 */
export async function prepareDatabase(
  { pool }: OpenDatabase,
  progress: (line: string) => void = () => {},
): Promise<void> {
  await migrate(pool, await readMigrations(), progress);
}
