import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from './startup-error.ts';

/**
 * Locks the data directory for this process; returns the release function.
 *
 * The lock is an exclusive transaction on a tiny SQLite file: an operating-system lock that ends with the
 * process, so that a kill -9 leaves nothing to clean up. Two processes on one embedded database would destroy
 * it (design §2).
 *
 * @throws StartupError when another process (or another opening in this one) holds it.
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const owner = join(directory, 'lock.pid');
  const lock = new DatabaseSync(join(directory, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new StartupError(
      `The data directory ${directory} is in use by another DP process${readOwner(owner)}. ` +
        'Stop that process first, or set DATA_DIR to another directory.',
      { cause },
    );
  }
  writeFileSync(owner, `${process.pid}\n`);
  return () => lock.close();
}

function readOwner(file: string): string {
  try {
    const pid = readFileSync(file, 'utf8').trim();
    return pid ? ` (process ${pid})` : '';
  } catch {
    return '';
  }
}
