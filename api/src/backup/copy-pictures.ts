import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyToDisk } from './backup-files.ts';

/** Copies pictures and their facts from folder to folder, but for pictures that are deleted meanwhile. */
export async function copyPictures(
  paths: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  const deleted = new Set<string>();
  for (const path of paths) {
    try {
      await copyToDisk(join(from, path), join(to, path));
    } catch (error) {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isGone || existsSync(join(from, path))) throw error;
      deleted.add(withoutEnding(path));
    }
  }
  // The picture or the facts may have been copied before both were deleted.
  for (const path of paths.filter((each) => deleted.has(withoutEnding(each)))) {
    await rm(join(to, path), { force: true });
  }
}

function withoutEnding(path: string): string {
  return path.replace(/\.[a-z]+$/, '');
}
