import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import {
  type PictureFacts,
  type PictureFiles,
  PictureProblem,
  type PictureSource,
} from '@dp/api/catalog/picture-source.ts';
import { PictureLibrary } from './picture-library.ts';
import { FILE_BYTES_MAX, type OriginalFacts } from './picture-recipe.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** How much the shapes of a picture's two passes may differ: they are laid over each other. */
const SHAPE_TOLERANCE = 0.01;

/** A picture that was looked into. */
interface Inspected {
  readonly id: string;
  readonly facts: OriginalFacts;
  /** Where it can be read again to be kept; absent for one that the shop has. */
  readonly path?: string;
}

/**
 * The pictures of a catalogue file: files in its folder or below, and by `media:` and their id the
 * pictures that the shop already has.
 */
export class CatalogPictures implements PictureSource {
  readonly #library: PictureLibrary;
  readonly #folder: string;
  readonly #inspected = new Map<string, Promise<Inspected>>();

  constructor(library: PictureLibrary, folder: string) {
    this.#library = library;
    this.#folder = folder;
  }

  async inspect({ file, lightFile }: PictureFiles): Promise<PictureFacts> {
    const day = await this.#look('file', file);
    const light = lightFile === undefined ? undefined : await this.#look('lightFile', lightFile);
    const { widths, width, height, color } = day.facts;
    if (light) {
      const shape = light.facts.width / light.facts.height;
      if (Math.abs(shape / (width / height) - 1) > SHAPE_TOLERANCE) {
        throw new PictureProblem('lightFile', `should have the same shape as "${file}"`);
      }
      if (light.facts.width < width) {
        throw new PictureProblem('lightFile', `should be as large as "${file}"`);
      }
    }
    return {
      src: PictureLibrary.addressOf(day.id),
      light_src: light ? PictureLibrary.addressOf(light.id) : null,
      widths: [...widths],
      width,
      height,
      color,
    };
  }

  async keep(): Promise<void> {
    for (const inspected of this.#inspected.values()) {
      const { id, facts, path } = await inspected;
      if (path === undefined || (await this.#library.find(id))) continue;
      const bytes = await readFile(path);
      if (PictureLibrary.idOf(bytes) !== id) {
        throw new Error(`${path} changed while the catalogue was imported; import it again`);
      }
      await this.#library.keep(bytes, facts);
    }
  }

  #look(which: keyof PictureFiles, name: string): Promise<Inspected> {
    let inspected = this.#inspected.get(name);
    if (!inspected) {
      inspected = name.startsWith('media:') ? this.#kept(name.slice(6)) : this.#fromFile(name);
      this.#inspected.set(name, inspected);
      // A picture with a problem is looked into again for whoever names it next, and never kept.
      inspected.catch(() => this.#inspected.delete(name));
    }
    return inspected.catch((error: unknown) => {
      if (!(error instanceof UnusablePicture)) throw error;
      throw new PictureProblem(which, error.message);
    });
  }

  async #kept(id: string): Promise<Inspected> {
    const original = /^[0-9a-f]{24}$/.test(id) ? await this.#library.find(id) : undefined;
    if (!original) throw new UnusablePicture('is not a picture that the shop has');
    return { id, facts: original.facts };
  }

  async #fromFile(name: string): Promise<Inspected> {
    const path = await this.#pathOf(name);
    const { size } = await stat(path);
    if (size > FILE_BYTES_MAX) throw new UnusablePicture('is a file over 30 MB');
    const bytes = await readFile(path);
    const id = PictureLibrary.idOf(bytes);
    const kept = await this.#library.find(id);
    if (kept) return { id, facts: kept.facts, path };
    // Loaded with the first picture, since the image library would hold up every start of the shop.
    const { inspectPicture } = await import('./inspect-picture.ts');
    return { id, facts: await inspectPicture(bytes), path };
  }

  /** Symbolic links are followed before the question is asked whether a file is in the folder. */
  async #pathOf(name: string): Promise<string> {
    if (isAbsolute(name) || name.includes('\\') || name.includes('\0')) {
      throw new UnusablePicture(
        "should be a path from the catalogue file's folder, with forward slashes",
      );
    }
    const folder = await realpath(this.#folder);
    let path: string;
    try {
      path = await realpath(join(folder, name));
    } catch (cause) {
      // Whether something outside of the folder exists is nobody's business.
      const inside = !relative(folder, join(folder, name)).startsWith('..');
      throw new UnusablePicture(inside ? 'does not exist' : OUTSIDE, { cause });
    }
    if (!path.startsWith(folder + sep)) throw new UnusablePicture(OUTSIDE);
    if (!(await stat(path)).isFile()) throw new UnusablePicture('is not a file');
    return path;
  }
}

const OUTSIDE = "is outside of the catalogue file's folder";
