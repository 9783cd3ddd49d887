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
  /** The snapshot for which the stamps were last checked. */
  checked: number;
  /** When the first of them expires, in milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The stamps of a response while it is built. */
interface Recording {
  readonly stamps: Stamp[];
  /** A part of it did not come from this cache, so its changes are unknown. */
  cacheable: boolean;
}

/**
 * Builds a response; reads the catalogue through the reader only.
 *
 * @param stale the response it replaces: returned again when nothing that it shows has changed.
 */
type Make<R extends CachedResponse> = (catalog: CatalogReader, stale?: R) => Promise<R>;

/** The part of the read model that the cache uses. */
type Catalog = Pick<
  CatalogReadModel,
  'changesSince' | 'current' | 'latest' | 'reader' | 'refresh' | 'upToDate'
>;

/** Maximum attempts to build a response while the catalogue changes. */
const ATTEMPTS = 3;
const ENTRY_OVERHEAD = 1_024;
/** Of a response that only a change makes stale. */
const NEVER = Number.POSITIVE_INFINITY;
/** After this time a stale response is served instead of waiting for its rebuild, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * Catalogue responses and the pages made of them, each with stamps of what it shows. An entry is checked
 * against what changed since it was last sent, so an order or an edit invalidates exactly what shows it.
 * Concurrent requests share one build; a response made of others, as a page is, inherits their stamps. While
 * the database is away or hangs, stale responses are served. The least recently used are evicted.
 */
export class ResponseCache {
  readonly #catalog: Catalog;
  readonly #entries: LRUCache<string, Entry> | undefined;
  readonly #pending = new Map<
    string,
    { readonly sequence: number; readonly entry: Promise<Entry> }
  >();
  readonly #recordings = new AsyncLocalStorage<Recording>();
  readonly #now: () => Date;

  /** @param capacity total bytes of all responses; 0 disables the cache. */
  constructor(catalog: Catalog, capacity: number, now: () => Date = () => new Date()) {
    this.#catalog = catalog;
    this.#now = now;
    this.#entries =
      capacity === 0
        ? undefined
        : new LRUCache({
            maxSize: capacity,
            sizeCalculation: ({ response }, key) =>
              ENTRY_OVERHEAD + 2 * key.length + response.weight,
          });
  }

  /** Number and bytes of cached responses. */
  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#entries?.size ?? 0, bytes: this.#entries?.calculatedSize ?? 0 };
  }

  /**
   * The response under `key`, from the cache if fresh, else built. A key always has the same kind of response.
   */
  async get<R extends CachedResponse>(key: string, make: Make<R>): Promise<R> {
    try {
      return (await this.#get(key, (reader, stale) => make(reader, stale as R | undefined))) as R;
    } catch (error) {
      this.markUncacheable();
      throw error;
    }
  }

  async #get(key: string, make: Make<CachedResponse>): Promise<CachedResponse> {
    const now = this.#catalog.upToDate ?? (await this.#catalog.current());
    const known = this.#entries?.get(key);
    if (known && this.#holds(known)) return this.#pass(known);
    const made = this.#share(key, now.sequence, (reader) => make(reader, known?.response));
    return known ? this.#orStale(key, made, known) : this.#pass(await made);
  }

  /** Requests share a build of the same response that began after the last change. */
  #share(key: string, sequence: number, make: Make<CachedResponse>): Promise<Entry> {
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
      // An expected error is a result: what was shown no longer exists.
      if (error instanceof ProblemError && error.status < 500) {
        this.#entries?.delete(key);
        throw error;
      }
    }
    this.markUncacheable();
    return stale.response;
  }

  /** Marks the response being built as uncacheable: it shows something unknown to this cache. */
  markUncacheable(): void {
    const recording = this.#recordings.getStore();
    if (recording) recording.cacheable = false;
  }

  #holds(entry: Entry): boolean {
    const { latest } = this.#catalog;
    if (entry.expiresAt !== NEVER && entry.expiresAt <= this.#now().getTime()) return false;
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

  async #make(key: string, make: Make<CachedResponse>): Promise<Entry> {
    for (let attempt = 1; ; attempt += 1) {
      const snapshot = await this.#catalog.current();
      const reader = this.#catalog.reader(snapshot);
      const recording: Recording = { stamps: reader.stamps, cacheable: true };
      try {
        const response = await this.#recordings.run(recording, () => make(reader));
        const entry: Entry = {
          response,
          stamps: reader.stamps,
          checked: snapshot.sequence,
          expiresAt: Math.min(...reader.stamps.map(({ expiresAt = NEVER }) => expiresAt)),
        };
        const holds = this.#holds(entry);
        if (!holds && attempt < ATTEMPTS) continue;
        if (!recording.cacheable) this.markUncacheable();
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

/** A promise's value, or undefined after a timeout; a later rejection is ignored. */
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
