import { type OpenDatabase, openDatabase } from '@dp/api/database/database.ts';
import { prepareDatabase } from '@dp/api/prepare-database.ts';
import type { ServerConfig } from './config.ts';
import { restrictDataDirectory } from './private-files.ts';

/** Opens the database of `config` and migrates it; `withoutTimeouts` for an owner's command. */
export async function openShopDatabase(
  config: ServerConfig,
  progress: (line: string) => void,
  { withoutTimeouts = false } = {},
): Promise<OpenDatabase> {
  await restrictDataDirectory(config.dataDirectory, progress);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    maxConnections: config.maxConnections,
    withoutTimeouts,
  });
  try {
    await prepareDatabase(database, progress);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
