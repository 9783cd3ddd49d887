import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '../http/cached-response.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { CatalogReadModel } from './catalog-read-model.ts';
import { type CatalogReader, SnapshotIsStale } from './catalog-reader.ts';
import type { Stamp } from './stamps.ts';

interface Entry {
  readonly response: CachedResponse;
  readonly stamps: readonly Stamp[];
  /** The snapshot of which the stamps were last known to hold. */
  checked: number;
}

/** What an answer that is being made shows so far. */
interface Recording {
  readonly stamps: Stamp[];
  /** A part of it did not come from this cache, so nobody knows when it changes. */
  cacheable: boolean;
}

/** What the cache asks of the read model. */
type Catalog = Pick<
  CatalogReadModel,
  'changesSince' | 'current' | 'latest' | 'reader' | 'refresh' | 'upToDate'
>;

/** How often an answer is made again because the catalogue changed while it was made. */
const ATTEMPTS = 3;
const ENTRY_OVERHEAD = 1_024;
/** Who waits longer than this for an answer to be made again gets the stale one, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * The answers of the catalogue calls and the pages made of them, each with stamps that say what it shows of
 * the catalogue. An entry is checked against what changed since it was last sent, so an order or an edit
 * drops exactly what shows it. Requests for the same answer share one that is being made; an answer that is
 * made of others, as a page is, takes over their stamps. While the database is away or hangs, a stale answer
 * is sent rather than none. The least recently used go first.
 */
export class ResponseCache {
  readonly #catalog: Catalog;
  readonly #entries: LRUCache<string, Entry> | undefined;
  readonly #pending = new Map<
    string,
    { readonly sequence: number; readonly entry: Promise<Entry> }
  >();
  readonly #recordings = new AsyncLocalStorage<Recording>();

  /** @param capacity bytes of all answers together; 0 caches nothing. */
  constructor(catalog: Catalog, capacity: number) {
    this.#catalog = catalog;
    this.#entries =
      capacity === 0
        ? undefined
        : new LRUCache({
            maxSize: capacity,
            sizeCalculation: ({ response }, key) =>
              ENTRY_OVERHEAD + 2 * key.length + response.weight,
          });
  }

  /** Number and bytes of the answers in the cache. */
  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#entries?.size ?? 0, bytes: this.#entries?.calculatedSize ?? 0 };
  }

  /**
   * The answer under `key`, from the cache while it shows the truth, else made.
   *
   * @param make reads the catalogue through the reader alone.
   */
  async get<R extends CachedResponse>(
    key: string,
    make: (catalog: CatalogReader) => Promise<R>,
  ): Promise<R> {
    try {
      // Under one key there is always the same kind of answer.
      return (await this.#get(key, make)) as R;
    } catch (error) {
      this.showsOther();
      throw error;
    }
  }

  async #get(
    key: string,
    make: (catalog: CatalogReader) => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const now = this.#catalog.upToDate ?? (await this.#catalog.current());
    const known = this.#entries?.get(key);
    if (known && this.#holds(known)) return this.#pass(known);
    const made = this.#share(key, now.sequence, make);
    return known ? this.#orStale(key, made, known) : this.#pass(await made);
  }

  /** Requests for the same answer share one that was begun after what changed last. */
  #share(
    key: string,
    sequence: number,
    make: (catalog: CatalogReader) => Promise<CachedResponse>,
  ): Promise<Entry> {
    const pending = this.#pending.get(key);
    if (pending?.sequence === sequence) return pending.entry;
    const entry = this.#make(key, make).finally(() => {
      if (this.#pending.get(key)?.entry === entry) this.#pending.delete(key);
    });
    this.#pending.set(key, { sequence, entry });
    return entry;
  }

  async #orStale(key: string, made: Promise<Entry>, stale: Entry): Promise<CachedResponse> {
    try {
      const entry = await within(PATIENCE_MS, made);
      if (entry !== undefined && !entry.response.failed) return this.#pass(entry);
    } catch (error) {
      // A refusal is an answer: what was shown is not there any more.
      if (error instanceof ProblemError && error.status < 500) {
        this.#entries?.delete(key);
        throw error;
      }
    }
    this.showsOther();
    return stale.response;
  }

  /** Says that the answer being made shows something that this cache does not know of: it is not kept. */
  showsOther(): void {
    const recording = this.#recordings.getStore();
    if (recording) recording.cacheable = false;
  }

  #holds(entry: Entry): boolean {
    const { latest } = this.#catalog;
    if (entry.checked === latest.sequence) return true;
    const changes = this.#catalog.changesSince(entry.checked);
    if (!changes || !entry.stamps.every((stamp) => stamp.holds(changes, latest))) return false;
    entry.checked = latest.sequence;
    return true;
  }

  #pass(entry: Entry): CachedResponse {
    this.#recordings.getStore()?.stamps.push(...entry.stamps);
    return entry.response;
  }

  async #make(
    key: string,
    make: (catalog: CatalogReader) => Promise<CachedResponse>,
  ): Promise<Entry> {
    for (let attempt = 1; ; attempt += 1) {
      const snapshot = await this.#catalog.current();
      const reader = this.#catalog.reader(snapshot);
      const recording: Recording = { stamps: reader.stamps, cacheable: true };
      try {
        const response = await this.#recordings.run(recording, () => make(reader));
        const entry: Entry = { response, stamps: reader.stamps, checked: snapshot.sequence };
        const holds = this.#holds(entry);
        if (!holds && attempt < ATTEMPTS) continue;
        if (!recording.cacheable) this.showsOther();
        else if (holds) this.#entries?.set(key, entry);
        else this.#entries?.delete(key);
        return entry;
      } catch (error) {
        if (!(error instanceof SnapshotIsStale) || attempt === ATTEMPTS) throw error;
        await this.#catalog.refresh();
      }
    }
  }
}

/** What a promise gives, or undefined when it takes longer; a failure after that is of no interest. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => {});
  }
}
