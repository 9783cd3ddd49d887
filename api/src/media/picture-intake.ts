import { ProblemError } from '../problems/problem-error.ts';
import type { MediaStore } from './media-port.ts';
import { pairPasses } from './pair-passes.ts';
import { pictureId } from './picture-id.ts';
import type { OriginalFacts } from './picture-recipe.ts';
import {
  type PictureFacts,
  type PictureFiles,
  type PictureSource,
  pictureUnusable,
} from './picture-source.ts';

/** A source of named files, such as a catalogue file's folder or an upload. */
export interface NamedFiles {
  /** @throws ProblemError 422 `picture_unusable` when the file is missing or larger than `PICTURE_BYTES_MAX`. */
  read(name: string): Promise<Buffer>;
}

/** A picture that was looked into. */
interface Inspected {
  readonly id: string;
  readonly facts: OriginalFacts;
  /** Read again to be stored, since all of an import would not fit in memory; absent where it is stored. */
  readonly name?: string;
}

/** Imports pictures: files by name, and stored ones by `media:` and id. */
export class PictureIntake implements PictureSource {
  readonly #store: MediaStore;
  readonly #files: NamedFiles;
  readonly #inspected = new Map<string, Promise<Inspected>>();

  constructor(store: MediaStore, files: NamedFiles) {
    this.#store = store;
    this.#files = files;
  }

  async inspect({ file, lightFile }: PictureFiles): Promise<PictureFacts> {
    const day = await this.#look('file', file);
    const light = lightFile === undefined ? undefined : await this.#look('lightFile', lightFile);
    return pairPasses(day, light, { day: file });
  }

  async keep(): Promise<void> {
    for (const inspected of this.#inspected.values()) {
      const { id, facts, name } = await inspected;
      if (name === undefined || (await this.#store.find(id))) continue;
      const bytes = await this.#files.read(name);
      if (pictureId(bytes) !== id) {
        throw new Error(`${name} changed while it was imported; import it again`);
      }
      await this.#store.put(bytes, facts);
    }
  }

  #look(which: keyof PictureFiles, name: string): Promise<Inspected> {
    let inspected = this.#inspected.get(name);
    if (!inspected) {
      inspected = name.startsWith('media:') ? this.#stored(name.slice(6)) : this.#fromFile(name);
      this.#inspected.set(name, inspected);
      // A failed picture is inspected again when it is named again.
      inspected.catch(() => this.#inspected.delete(name));
    }
    return inspected.catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      throw new ProblemError(
        error.status,
        error.code,
        { ...error.members, file: which },
        { cause: error },
      );
    });
  }

  async #stored(id: string): Promise<Inspected> {
    const original = /^[0-9a-f]{24}$/.test(id) ? await this.#store.find(id) : undefined;
    if (!original) throw pictureUnusable('not_in_shop');
    return { id, facts: original.facts };
  }

  async #fromFile(name: string): Promise<Inspected> {
    const bytes = await this.#files.read(name);
    const id = pictureId(bytes);
    const stored = await this.#store.find(id);
    if (stored) return { id, facts: stored.facts, name };
    // Loaded with the first picture: the image library would slow down every start.
    const { inspectPicture } = await import('./inspect-picture.ts');
    return { id, facts: await inspectPicture(bytes), name };
  }
}
