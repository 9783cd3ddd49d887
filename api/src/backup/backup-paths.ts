import { StartupError } from '../database/startup-error.ts';
import type { BackupManifest } from './backup-manifest.ts';

/** Only these characters: no parent folder, absolute path, backslash, drive or device can be written with them. */
const TABLE = /^database\/[a-z_][a-z0-9_]*\.ndjson\.gz$/;
const PICTURE = /^pictures\/([0-9a-f]{2})\/\1[0-9a-f]{22}\.(svg|png|jpg|webp|avif|json)$/;

/** Where a table's rows are in a backup. */
export function tableFile(table: string): string {
  return `database/${table}.ndjson.gz`;
}

/** The type of a picture file by its path, `json` for an original's facts; undefined for anything else. */
export function pictureKind(path: string): string | undefined {
  return PICTURE.exec(path)?.[2];
}

/**
 * Verifies that the manifest names only what `backUpShop` writes: one file per table, and original pictures.
 * A backup comes from outside, so its paths are untrusted.
 *
 * @throws StartupError naming the first unexpected file.
 */
export function assertExpectedPaths({ files, tables }: BackupManifest): void {
  const paths = new Set(files.map(({ path }) => path));
  const tableFiles = new Set(tables.map(({ file }) => file));
  for (const path of paths) {
    if (pictureKind(path) === undefined && !tableFiles.has(path)) throw unexpected(path);
  }
  for (const { name, file } of tables) {
    if (file !== tableFile(name) || !TABLE.test(file) || !paths.has(file)) throw unexpected(file);
  }
  if (paths.size !== files.length || tableFiles.size !== tables.length) {
    throw unexpected('a file that is named twice');
  }
}

/** The refusal of a backup with something in it that no backup has. */
export function unexpected(what: string): StartupError {
  return new StartupError(
    `This is not a backup as DP makes it: ${JSON.stringify(what)} does not belong in one. Somebody changed it; nothing was restored.`,
  );
}
