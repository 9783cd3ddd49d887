import { access, readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type MediaStore,
  mediaAway,
  mediaFull,
  type StoredOriginal,
} from '@dp/api/media/media-port.ts';
import { pictureId } from '@dp/api/media/picture-id.ts';
import type { OriginalFacts } from '@dp/api/media/picture-recipe.ts';
import { idsOfFacts, originalName, readFacts, writeFacts } from './original-facts.ts';
import { writeWhole } from './write-whole.ts';

/** What a file system says that has no room: a disk, a quota, a largest file. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** A media store in a folder of the data directory: `pictures/`, with each original's facts beside it. */
export class FolderStore implements MediaStore {
  readonly #folder: string;

  constructor(dataDirectory: string) {
    this.#folder = join(dataDirectory, 'pictures');
  }

  /** Path of an original, or of its facts (`json`), whether or not it exists. */
  path(id: string, extension: string): string {
    return join(this.#folder, originalName(id, extension));
  }

  async find(id: string): Promise<StoredOriginal | undefined> {
    const text = await ifThere(readFile(this.path(id, 'json'), 'utf8'));
    const facts = text === undefined ? undefined : readFacts(text);
    if (facts === undefined) return undefined;
    const there = await ifThere(access(this.path(id, facts.extension)).then(() => true));
    return there ? { id, facts } : undefined;
  }

  async get(id: string): Promise<Buffer> {
    const original = await this.find(id);
    if (!original) throw new Error(`The picture ${id} is not in the library`);
    try {
      return await readFile(this.path(id, original.facts.extension));
    } catch (error) {
      throw mediaAway(error);
    }
  }

  async put(bytes: Buffer, facts: OriginalFacts): Promise<void> {
    const id = pictureId(bytes);
    if (await this.find(id)) return;
    try {
      await writeWhole(this.path(id, facts.extension), bytes);
      // The facts come last: a picture with facts is complete.
      await writeWhole(this.path(id, 'json'), writeFacts(facts));
    } catch (error) {
      const isFull = FULL.includes((error as NodeJS.ErrnoException).code ?? '');
      throw isFull ? mediaFull(error) : mediaAway(error);
    }
  }

  async ids(): Promise<string[]> {
    return idsOfFacts((await ifThere(readdir(this.#folder, { recursive: true }))) ?? []);
  }

  async remove(id: string): Promise<number> {
    const original = await this.find(id);
    // The facts go first: a picture without facts is not there.
    await ifThere(unlink(this.path(id, 'json')));
    if (!original) return 0;
    const path = this.path(id, original.facts.extension);
    const bytes = (await ifThere(stat(path)))?.size ?? 0;
    await ifThere(unlink(path));
    return bytes;
  }
}

/** What a file operation answers; undefined where the file is not there. */
async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw mediaAway(error);
  }
}
