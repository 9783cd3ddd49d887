import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { MediaStore, StoredOriginal } from './media-port.ts';
import { pictureId } from './picture-id.ts';
import type { OriginalFacts } from './picture-recipe.ts';
import { keepOriginal } from './removal-lease.ts';
import { unusedOriginals } from './unused-original-tables.ts';

/**
 * The media store as requests use it. It hides originals that are about to be deleted (`removeUnusedOriginals`), so
 * that no new row can refer to them; uploading the same picture makes it available again.
 */
export class GuardedMedia implements MediaStore {
  readonly #store: MediaStore;
  readonly #db: Db;

  constructor(store: MediaStore, db: Db) {
    this.#store = store;
    this.#db = db;
  }

  async find(id: string): Promise<StoredOriginal | undefined> {
    // Before the store: one that is deleted in between would be found there, and no longer be condemned.
    const condemned = await this.#db.$count(
      unusedOriginals,
      and(eq(unusedOriginals.id, id), isNotNull(unusedOriginals.condemnedAt)),
    );
    return condemned > 0 ? undefined : this.#store.find(id);
  }

  get(id: string): Promise<Buffer> {
    return this.#store.get(id);
  }

  async put(bytes: Buffer, facts: OriginalFacts): Promise<void> {
    await keepOriginal(this.#db, pictureId(bytes));
    await this.#store.put(bytes, facts);
  }

  ids(): Promise<string[]> {
    return this.#store.ids();
  }

  remove(id: string): Promise<number> {
    return this.#store.remove(id);
  }
}
