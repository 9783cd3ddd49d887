import { join } from 'node:path';
import type { OpenDatabase } from '../database/database.ts';
import { type Migration, migrate, readMigrations } from '../database/migrate.ts';
import { StartupError } from '../database/startup-error.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { copyToDisk, type VerifiedBackup } from './backup-files.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { pictureKind } from './backup-paths.ts';
import { restoreTables } from './restore-tables.ts';

export interface RestoreJob {
  /** Open, but not prepared: a shop that has sold something is refused. */
  readonly database: OpenDatabase;
  readonly dataDirectory: string;
  readonly backup: VerifiedBackup;
  readonly now: Date;
}

/**
 * Restores a backup into an unused shop, then migrates it to this version. Can be repeated after an
 * interruption.
 *
 * @throws StartupError when the backup is newer than this version, or the shop is in use.
 */
export async function restoreShop(
  { database, dataDirectory, backup, now }: RestoreJob,
  progress: (line: string) => void,
): Promise<void> {
  const { folder, manifest } = backup;
  const migrations = await migrationsOf(manifest);
  await assertUnused(database);
  await migrate(database.pool, migrations, progress);
  progress('Copying the pictures …');
  for (const { path } of manifest.files) {
    if (pictureKind(path) === undefined) continue;
    await copyToDisk(join(folder, path), join(dataDirectory, path));
  }
  progress('Filling the database …');
  await restoreTables(database.pool, backup, now);
  await prepareDatabase(database, progress);
}

/** The migrations of the backup's schema: the first ones of this version. */
async function migrationsOf(manifest: BackupManifest): Promise<Migration[]> {
  const known = await readMigrations();
  return manifest.migrations.map(({ name, checksum }, position) => {
    const migration = known[position];
    if (migration?.name !== name || migration.checksum !== checksum) {
      throw new StartupError(
        `The backup has migration ${name}, which this version of DP does not know: it was made by another version. Use that one, or a newer one.`,
      );
    }
    return migration;
  });
}

async function assertUnused({ pool }: OpenDatabase): Promise<void> {
  const { rows } = await pool.query<{ there: string | null }>(
    "select to_regclass('public.orders')::text as there",
  );
  if (rows[0]?.there === null) return;
  const { rows: used } = await pool.query<{ used: boolean }>(
    'select exists (select from products) or exists (select from customers) or exists (select from orders) as used',
  );
  if (used[0]?.used !== false) {
    throw new StartupError(
      'This shop is in use: it has products, customers or orders. Restore into an empty DATA_DIR or an empty PostgreSQL database.',
    );
  }
}
