import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore, StoredOriginal } from '@dp/api/media/media-port.ts';
import { pictureId } from '@dp/api/media/picture-id.ts';
import { LARGEST, type OriginalFacts } from '@dp/api/media/picture-recipe.ts';
import { z } from 'zod';

const factsSchema = z.object({
  extension: z.enum(['svg', 'png', 'jpg', 'webp', 'avif']),
  widths: z.array(z.int().positive().max(LARGEST)).min(1).max(20),
  width: z.int().positive().max(LARGEST),
  height: z.int().positive(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
});

/** An original with its file. */
export interface KeptOriginal extends StoredOriginal {
  readonly file: string;
}

/**
 * A media store in the data folder: `pictures/` has the originals, each with its facts; `media/` the
 * generated sizes that are served.
 */
export class PictureLibrary implements MediaStore {
  readonly #originals: string;
  /** The folder that is served as `/media`. */
  readonly mediaDirectory: string;

  constructor(dataDirectory: string) {
    this.#originals = join(dataDirectory, 'pictures');
    this.mediaDirectory = join(dataDirectory, 'media');
  }

  /** Path of a generated size, whether or not it exists. */
  generatedFile(id: string, width: number, format: string): string {
    return join(this.mediaDirectory, id.slice(0, 2), `${id}-${width}.${format}`);
  }

  async find(id: string): Promise<KeptOriginal | undefined> {
    try {
      const text = await readFile(this.#path(id, 'json'), 'utf8');
      const facts = factsSchema.parse(JSON.parse(text));
      const file = this.#path(id, facts.extension);
      return existsSync(file) ? { id, file, facts } : undefined;
    } catch {
      // Missing, or its facts are damaged: store it again.
      return undefined;
    }
  }

  async get(id: string): Promise<Buffer> {
    const original = await this.find(id);
    if (!original) throw new Error(`The picture ${id} is not in the library`);
    return readFile(original.file);
  }

  async put(bytes: Buffer, facts: OriginalFacts): Promise<void> {
    const id = pictureId(bytes);
    if (await this.find(id)) return;
    await writeWhole(this.#path(id, facts.extension), bytes);
    // The facts come last: a picture with facts is complete.
    await writeWhole(this.#path(id, 'json'), `${JSON.stringify(facts)}\n`);
  }

  async ids(): Promise<string[]> {
    if (!existsSync(this.#originals)) return [];
    const names = await readdir(this.#originals, { recursive: true });
    return names.flatMap((name) => /([0-9a-f]{24})\.json$/.exec(name)?.[1] ?? []).sort();
  }

  #path(id: string, extension: string): string {
    return join(this.#originals, id.slice(0, 2), `${id}.${extension}`);
  }
}

/** Writes a file atomically. */
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
