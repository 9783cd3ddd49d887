import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, lstat, mkdir, open, readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { StartupError } from '../database/startup-error.ts';
import { type BackupFile, type BackupManifest, backupManifest } from './backup-manifest.ts';
import { assertExpectedPaths, pictureKind, unexpected } from './backup-paths.ts';
import { hasContentOf } from './picture-content.ts';

/** The manifest's place in a backup. */
export const MANIFEST = 'manifest.json';

/** What a file of a backup is now. */
export async function describeFile(folder: string, path: string): Promise<BackupFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(join(folder, path))) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

/** All files under `folder`, as paths with forward slashes; none when it does not exist. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Copies a file so that it is on the disk, not only on its way there. */
export async function copyToDisk(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  const written = await open(to, 'r+');
  // A copy inherits the mode of its source.
  await written
    .chmod(0o600)
    .then(() => written.sync())
    .finally(() => written.close());
}

/** A backup that was verified to be complete and to contain only expected files. */
export interface VerifiedBackup {
  /** Where it is, without symbolic links. */
  readonly folder: string;
  readonly manifest: BackupManifest;
}

/**
 * Reads the manifest of the backup in `folder` and verifies that every file exists, is intact, has the type
 * its name says, and is not a link.
 *
 * @throws StartupError when it is not a backup, or a file is missing, damaged or unexpected.
 */
export async function verifyBackup(folder: string): Promise<VerifiedBackup> {
  const manifest = await readManifest(folder);
  assertExpectedPaths(manifest);
  const root = await realpath(folder);
  for (const entry of manifest.files) {
    const file = join(root, entry.path);
    const real = await realpath(file).catch(() => undefined);
    if (real === undefined) {
      throw new StartupError(`The backup is not whole: ${entry.path} is missing.`);
    }
    if (real !== file || !(await lstat(file)).isFile()) throw unexpected(entry.path);
    const { bytes, sha256 } = await describeFile(root, entry.path);
    if (bytes !== entry.bytes || sha256 !== entry.sha256) {
      throw new StartupError(`The backup is damaged: ${entry.path} is not as it was written.`);
    }
    const kind = pictureKind(entry.path);
    if (kind !== undefined && !(await hasContentOf(kind, file))) throw unexpected(entry.path);
  }
  return { folder: root, manifest };
}

async function readManifest(folder: string): Promise<BackupManifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch (cause) {
    throw new StartupError(`${folder} is not a backup: it has no ${MANIFEST}.`, { cause });
  }
  try {
    return backupManifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartupError(`${join(folder, MANIFEST)} is damaged, or of a newer version of DP.`, {
      cause,
    });
  }
}
