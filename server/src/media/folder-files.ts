import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { NamedFiles } from '@dp/api/media/picture-intake.ts';
import { pictureUnusable } from '@dp/api/media/picture-source.ts';
import { PICTURE_BYTES_MAX } from '@dp/contract/staff/picture-values.ts';

/** The files below a folder, by their relative paths; nothing outside of it is accessible. */
export class FolderFiles implements NamedFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(name: string): Promise<Buffer> {
    const path = await this.#pathOf(name);
    const { size } = await stat(path);
    if (size > PICTURE_BYTES_MAX) throw pictureUnusable('file_too_large');
    return readFile(path);
  }

  /** Symbolic links are resolved before checking that a file is in the folder. */
  async #pathOf(name: string): Promise<string> {
    if (isAbsolute(name) || name.includes('\\') || name.includes('\0')) {
      throw pictureUnusable('path_invalid');
    }
    const folder = await realpath(this.#folder);
    let path: string;
    try {
      path = await realpath(join(folder, name));
    } catch (cause) {
      // Does not reveal whether something exists outside the folder.
      const inside = !relative(folder, join(folder, name)).startsWith('..');
      throw pictureUnusable(inside ? 'missing' : 'outside', {}, { cause });
    }
    if (!path.startsWith(folder + sep)) throw pictureUnusable('outside');
    if (!(await stat(path)).isFile()) throw pictureUnusable('not_a_file');
    return path;
  }
}
