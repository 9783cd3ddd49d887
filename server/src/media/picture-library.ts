import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { LARGEST, type OriginalFacts, RECIPE_VERSION } from './picture-recipe.ts';

const factsSchema = z.object({
  extension: z.enum(['svg', 'png', 'jpg', 'webp', 'avif']),
  widths: z.array(z.int().positive().max(LARGEST)).min(1).max(20),
  width: z.int().positive().max(LARGEST),
  height: z.int().positive(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
});

/** An original that the shop keeps. */
export interface KeptOriginal {
  readonly id: string;
  readonly file: string;
  readonly facts: OriginalFacts;
}

/**
 * The shop's picture files under the data folder: `pictures/` has the originals as they came, each
 * with its facts beside it; `media/` what is made of them and served. A picture's id is the hash of its
 * content, so that the same file is kept once and an address never changes its picture.
 */
export class PictureLibrary {
  readonly #originals: string;
  /** The folder that is served as `/media`. */
  readonly mediaDirectory: string;

  constructor(dataDirectory: string) {
    this.#originals = join(dataDirectory, 'pictures');
    this.mediaDirectory = join(dataDirectory, 'media');
  }

  /** The id of a picture by its content. */
  static idOf(bytes: Buffer): string {
    const hash = createHash('sha256').update(`${RECIPE_VERSION} `).update(bytes);
    return hash.digest('hex').slice(0, 24);
  }

  /** The start of a picture's addresses, to which `-480.avif` is added. */
  static addressOf(id: string): string {
    return `/media/${id.slice(0, 2)}/${id}`;
  }

  /** The id in a picture's address. */
  static idIn(address: string): string {
    return address.slice(address.lastIndexOf('/') + 1);
  }

  /** Where a made picture lies, and will lie once it is made. */
  madeFile(id: string, width: number, format: string): string {
    return join(this.mediaDirectory, id.slice(0, 2), `${id}-${width}.${format}`);
  }

  /** The kept original with this id. */
  async find(id: string): Promise<KeptOriginal | undefined> {
    try {
      const text = await readFile(this.#path(id, 'json'), 'utf8');
      const facts = factsSchema.parse(JSON.parse(text));
      const file = this.#path(id, facts.extension);
      return existsSync(file) ? { id, file, facts } : undefined;
    } catch {
      // Not kept, or its facts are damaged: then it counts as not kept and is kept anew.
      return undefined;
    }
  }

  /** Keeps an original; one that is kept already stays as it is. */
  async keep(bytes: Buffer, facts: OriginalFacts): Promise<void> {
    const id = PictureLibrary.idOf(bytes);
    if (await this.find(id)) return;
    await writeWhole(this.#path(id, facts.extension), bytes);
    // The facts come last: a picture with facts is whole.
    await writeWhole(this.#path(id, 'json'), `${JSON.stringify(facts)}\n`);
  }

  /** The ids of all kept originals. */
  async ids(): Promise<string[]> {
    if (!existsSync(this.#originals)) return [];
    const names = await readdir(this.#originals, { recursive: true });
    return names.flatMap((name) => /([0-9a-f]{24})\.json$/.exec(name)?.[1] ?? []).sort();
  }

  #path(id: string, extension: string): string {
    return join(this.#originals, id.slice(0, 2), `${id}.${extension}`);
  }
}

/** Writes a file so that nobody ever sees half of it. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${draftNumber++}.tmp`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
let draftNumber = 0;
