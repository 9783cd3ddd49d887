import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The names of the shop's files in its data folder. Foreign files must not be changed. */
const OURS = /^(postgres.*|pictures|media|secrets\.json|lock\.(sqlite.*|pid)|control\.sock)$/;
const OTHERS = 0o077;
/** Set on shared folders, such as `/tmp`. */
const STICKY = 0o1000;

/** From now on this process creates files and folders that only its own user can open (decision 058). */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Removes other users' permissions from the data folder and what is in it, and logs one line if there were any.
 * Where the folder itself is closed nobody else reaches what is in it, so that a start need not look at each file.
 * Windows has no such modes.
 */
export async function restrictDataDirectory(
  directory: string,
  say: (line: string) => void,
): Promise<void> {
  if (process.platform === 'win32') return;
  if (await isClosed(directory)) return;
  const counts = { closed: 0, refused: 0 };
  await close(directory, counts, (name) => OURS.test(name));
  const found = counts.closed + counts.refused;
  if (found === 0) return;
  say(
    `${directory} was open to other users of this machine (${found} files and folders): ` +
      (counts.refused === 0
        ? 'it is closed now.'
        : `${counts.refused} of them are not this user's and stay open; "chown -R" gives them to it.`),
  );
}

async function isClosed(directory: string): Promise<boolean> {
  // A link says nothing about the folder it leads to, and one that is not there yet is made closed.
  const found = await lstat(directory).catch(() => undefined);
  return found?.isDirectory() === true && (found.mode & OTHERS) === 0;
}

async function close(
  path: string,
  counts: { closed: number; refused: number },
  belongs: (name: string) => boolean = () => true,
): Promise<void> {
  try {
    const found = await lstat(path);
    if (found.isSymbolicLink()) return;
    if ((found.mode & OTHERS) !== 0 && (found.mode & STICKY) === 0) {
      try {
        await chmod(path, found.isDirectory() ? 0o700 : 0o600);
        counts.closed += 1;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
        counts.refused += 1;
      }
    }
    if (!found.isDirectory()) return;
    const names = (await readdir(path)).filter(belongs);
    await Promise.all(names.map((name) => close(join(path, name), counts)));
  } catch (error) {
    // Not there yet, or another process of the shop has just removed it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
