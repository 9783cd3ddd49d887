import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The sizes that were made of originals, as files of this machine; served as `/media`. */
export class MadeSizes {
  readonly directory: string;

  constructor(dataDirectory: string) {
    this.directory = join(dataDirectory, 'media');
  }

  /** Path of a size, whether or not it exists. */
  file(id: string, width: number, format: string): string {
    return join(this.directory, id.slice(0, 2), `${id}-${width}.${format}`);
  }

  /** Deletes the sizes of originals that are not among these; what else is in the folder stays. */
  async removeOthers(originals: ReadonlySet<string>, signal: AbortSignal): Promise<void> {
    const folders = await readdir(this.directory).catch(() => []);
    for (const folder of folders.filter((name) => /^[0-9a-f]{2}$/.test(name))) {
      if (signal.aborted) return;
      for (const file of await readdir(join(this.directory, folder))) {
        const [, id] = /^([0-9a-f]{24})-\d{1,4}\.(?:avif|webp)$/.exec(file) ?? [];
        if (id === undefined || originals.has(id)) continue;
        await rm(join(this.directory, folder, file), { force: true });
      }
    }
  }
}
