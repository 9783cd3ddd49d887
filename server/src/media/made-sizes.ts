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
}
