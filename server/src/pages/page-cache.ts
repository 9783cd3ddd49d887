import { type CatalogMark, sameMark } from '@dp/api/catalog/catalog-marks.ts';
import type { CatalogWatch, KnownMark } from './catalog-watch.ts';

/** For this long a kept page is sent without asking anything, in milliseconds. */
const FRESH_MS = 1_000;
/** For this long it is sent while it is looked after; an older one is looked after first. */
const STALE_MS = 5_000;
/** Whoever waits longer than this for a page that is looked after gets it as it is. */
const PATIENCE_MS = 1_500;

/** What can be kept: it weighs something, and may come to weigh more. */
export interface Keepable {
  /** Bytes in memory. */
  readonly weight: number;
  /** Told when the weight has changed. */
  onWeight: (() => void) | undefined;
}

/** A page that was made. */
export interface Made<P> {
  readonly page: P;
  /** `keep` it; `pass` it on only; or it is what is said when making it `failed`. */
  readonly as: 'keep' | 'pass' | 'failed';
  /** Finds out, cheaper than making it again, whether the page would come out the same now. */
  readonly stillTrue: () => Promise<boolean>;
}

interface Entry<P> {
  readonly made: Made<P>;
  /** What the page shows is the catalogue of this mark … */
  mark: CatalogMark;
  /** … which it was the last time it was asked. */
  trueAt: number;
  weight: number;
  failedAt: number;
}

interface Refresh<P> {
  readonly changes: number;
  readonly page: Promise<P>;
}

export interface PageCacheOptions {
  readonly watch: CatalogWatch;
  /** Bytes of all pages together. */
  readonly capacity: number;
  /** Told of a page that could not be looked after. */
  readonly onFailure: (error: unknown) => void;
  /** Resolves after a number of milliseconds, unless aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Keeps pages by key. A change of the catalogue shows in the very next page. Stock, which moves with
 * every order, may be `STALE_MS` old: a page within that age is sent as it is and looked after at most
 * once every `FRESH_MS`, by one caller for all. When that fails (the database is away), what is
 * kept is sent for as long as it lasts. The longest unused pages go first.
 */
export class PageCache<P extends Keepable> {
  readonly #options: PageCacheOptions;
  readonly #entries = new Map<string, Entry<P>>();
  readonly #refreshes = new Map<string, Refresh<P>>();
  #weight = 0;
  #failing = false;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /** Number and bytes of the pages that are kept. */
  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#entries.size, bytes: this.#weight };
  }

  /** The page under `key`; `make` makes it where there is none, or none that is true. */
  get(key: string, make: () => Promise<Made<P>>): P | Promise<P> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#refresh(key, make);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const age = this.#age(entry);
    if (age <= FRESH_MS) return entry.made.page;
    const refreshed = this.#refresh(key, make);
    if (age > STALE_MS) return this.#orAsItIs(refreshed, entry);
    refreshed.catch(() => {});
    return entry.made.page;
  }

  /** How long ago the page was last known to be true, or was tried in vain; for ever after a change. */
  #age(entry: Entry<P>): number {
    const { known, now } = this.#options.watch;
    if (now() - entry.failedAt <= FRESH_MS) return 0;
    if (known?.mark.version !== entry.mark.version) return Number.POSITIVE_INFINITY;
    if (sameMark(known.mark, entry.mark)) entry.trueAt = Math.max(entry.trueAt, known.askedAt);
    return now() - entry.trueAt;
  }

  /** One at a time for each key; who comes after a change of the catalogue does not share what began before. */
  #refresh(key: string, make: () => Promise<Made<P>>): Promise<P> {
    const { changes } = this.#options.watch;
    const running = this.#refreshes.get(key);
    if (running?.changes === changes) return running.page;
    const before = running?.page.then(
      () => {},
      () => {},
    );
    const page = Promise.resolve(before)
      .then(() => this.#lookAfter(key, make))
      .finally(() => {
        if (this.#refreshes.get(key)?.page === page) this.#refreshes.delete(key);
      });
    this.#refreshes.set(key, { changes, page });
    return page;
  }

  async #lookAfter(key: string, make: () => Promise<Made<P>>): Promise<P> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#makeFirst(key, make);
    const { watch } = this.#options;
    try {
      const known = await watch.ask();
      if (sameMark(entry.mark, known.mark) || (await entry.made.stillTrue())) {
        entry.mark = known.mark;
        entry.trueAt = known.askedAt;
        this.#failing = false;
        return entry.made.page;
      }
      const made = await make();
      if (made.as === 'failed') throw new Error('A kept page could not be made anew');
      this.#put(key, made, known);
      return made.page;
    } catch (error) {
      entry.failedAt = watch.now();
      // Told once, not for each page and second of an outage.
      if (!this.#failing) this.#options.onFailure(error);
      this.#failing = true;
      return entry.made.page;
    }
  }

  async #makeFirst(key: string, make: () => Promise<Made<P>>): Promise<P> {
    // Without the database there is still a page that says so.
    const known = await this.#options.watch.ask().catch(() => undefined);
    const made = await make();
    if (known) this.#put(key, made, known);
    return made.page;
  }

  async #orAsItIs(refreshed: Promise<P>, entry: Entry<P>): Promise<P> {
    const done = new AbortController();
    const waited = this.#options.wait(PATIENCE_MS, done.signal).then(() => entry.made.page);
    try {
      return await Promise.race([refreshed, waited]);
    } finally {
      done.abort();
    }
  }

  #put(key: string, made: Made<P>, { mark, askedAt }: KnownMark): void {
    this.#failing = false;
    this.#drop(key);
    if (made.as !== 'keep') return;
    const failedAt = Number.NEGATIVE_INFINITY;
    const entry: Entry<P> = { made, mark, trueAt: askedAt, weight: 0, failedAt };
    this.#entries.set(key, entry);
    const weigh = () => {
      if (this.#entries.get(key) !== entry) return;
      const weight = made.page.weight + 2 * key.length;
      this.#weight += weight - entry.weight;
      entry.weight = weight;
      this.#makeRoom();
    };
    made.page.onWeight = weigh;
    weigh();
  }

  #makeRoom(): void {
    for (const key of this.#entries.keys()) {
      if (this.#weight <= this.#options.capacity) return;
      this.#drop(key);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }
}
