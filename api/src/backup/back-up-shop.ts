import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OpenDatabase } from '../database/database.ts';
import { StartupError } from '../database/startup-error.ts';
import { describeFile, filesUnder, MANIFEST } from './backup-files.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { pictureKind } from './backup-paths.ts';
import { copyPictures } from './copy-pictures.ts';
import { writeTables } from './write-tables.ts';

/** What is to be backed up, and where to. */
export interface BackupJob {
  readonly database: OpenDatabase;
  /** Its `pictures` are backed up; generated sizes are not. */
  readonly dataDirectory: string;
  /** A new folder; it appears when the backup is finished, not before. */
  readonly folder: string;
  readonly now: Date;
}

/**
 * Backs up the whole shop while it is open: a consistent snapshot of all rows, and the catalogue's pictures.
 * The backup can be restored into the embedded database and into PostgreSQL.
 *
 * @throws StartupError when the folder exists or cannot be created.
 */
export async function backUpShop(job: BackupJob): Promise<BackupManifest> {
  const { database, dataDirectory, folder, now } = job;
  if (existsSync(folder)) throw new StartupError(`${folder} is there already. Name a new folder.`);
  const unfinished = `${folder}.unfinished`;
  await makeFolder(unfinished);
  try {
    const rows = await writeTables(database.pool, unfinished);
    // After the rows: a picture added since is one too many. One deleted since is in no row.
    const pictures = (await filesUnder(join(dataDirectory, 'pictures')))
      .map((name) => `pictures/${name}`)
      // Skipped: temporary and foreign files.
      .filter((path) => pictureKind(path) !== undefined);
    await copyPictures(pictures, dataDirectory, unfinished);
    const paths = await filesUnder(unfinished);
    const manifest: BackupManifest = {
      format: 'dp-backup-1',
      made_at: now.toISOString(),
      ...rows,
      files: [],
    };
    for (const path of paths) manifest.files.push(await describeFile(unfinished, path));
    await writeToDisk(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    // Remains of an earlier, interrupted backup.
    await rm(folder, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(folder, { mode: 0o700 });
  } catch (cause) {
    throw new StartupError(`${folder} cannot be made: ${(cause as Error).message}`, { cause });
  }
}

async function writeToDisk(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  await file
    .writeFile(text)
    .then(() => file.sync())
    .finally(() => file.close());
}
