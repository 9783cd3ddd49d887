import { CATALOG_CHANGED } from '../catalog/catalog-version.ts';
import type { OpenDatabase } from '../database/database.ts';
import { listenTo } from '../database/listen.ts';

/** Poll interval for changes without a notification, in milliseconds. */
const POLL_MS = 700;
/** Delay after an order before the stock is read, in milliseconds: once for all orders of that time. */
const SOON_MS = 100;
/** How long a response waits for a known change, in milliseconds; a hung database must not block it. */
const PATIENCE_MS = 800;

/**
 * Decides when the catalogue is read: at the start, after a change by this process or a notified one, and
 * every 700 ms. One reading at a time.
 */
export class CatalogFollower {
  readonly #database: Pick<OpenDatabase, 'pool' | 'kind'>;
  readonly #read: () => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  /** When this process learnt of the newest change that may not have been read. */
  #staleSince: number | undefined = performance.now();
  /** Number of changes this process has learnt of. */
  #known = 0;
  /** The reading that is under way, and the one that begins after it. */
  #refreshing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #started: Promise<void> | undefined;
  #stopListening: () => Promise<void> = async () => {};
  #timer: NodeJS.Timeout | undefined;
  #soon: NodeJS.Timeout | undefined;
  #stopped = false;
  #failing = false;

  /**
   * @param read reads what was committed up to now.
   * @param onFailure called once whenever reading starts to fail.
   */
  constructor(
    database: Pick<OpenDatabase, 'pool' | 'kind'>,
    read: () => Promise<void>,
    onFailure: (error: unknown) => void,
  ) {
    this.#database = database;
    this.#read = read;
    this.#onFailure = onFailure;
  }

  /** Whether a known change may not have been read yet. */
  get isStale(): boolean {
    return this.#staleSince !== undefined;
  }

  /** A change was committed: it is read at once. */
  changed(): void {
    this.#known += 1;
    this.#staleSince = performance.now();
    if (this.#started !== undefined) this.refresh().catch(() => {});
  }

  /** Reads a moment later, once for all calls of that moment. */
  refreshSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      this.refresh().catch(() => {});
    }, SOON_MS).unref();
  }

  /**
   * Waits until every known change is read, unless a hung database delays one beyond the timeout.
   *
   * @throws when the catalogue was never read and cannot be.
   */
  async caughtUp(): Promise<void> {
    await this.#start();
    if (this.#staleSince === undefined) return;
    const left = this.#staleSince + PATIENCE_MS - performance.now();
    if (left > 0) await Promise.race([this.refresh().catch(() => {}), after(left)]);
  }

  /** Reads what was committed up to now. Calls at the same time share one reading that begins after them. */
  refresh(): Promise<void> {
    this.#next ??= this.#refreshing
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        this.#refreshing = this.#follow();
        return this.#refreshing;
      });
    return this.#next;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#soon);
    await this.#started?.catch(() => {});
    await this.#stopListening();
    await this.#next?.catch(() => {});
    await this.#refreshing.catch(() => {});
  }

  #start(): Promise<void> {
    this.#started ??= this.#listenAndRead().catch((error: unknown) => {
      this.#started = undefined;
      throw error;
    });
    return this.#started;
  }

  /** Listens first and reads then, so that no change falls in between. */
  async #listenAndRead(): Promise<void> {
    this.#stopListening = await listenTo(this.#database, CATALOG_CHANGED, () => this.changed());
    try {
      await this.refresh();
    } catch (error) {
      await this.#stopListening();
      throw error;
    }
    this.#poll();
  }

  #poll(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.refresh()
        .catch(() => {})
        .finally(() => this.#poll());
    }, POLL_MS).unref();
  }

  async #follow(): Promise<void> {
    const known = this.#known;
    try {
      await this.#read();
      // A change learnt of during this read may be missing from it.
      if (this.#known === known) this.#staleSince = undefined;
      this.#failing = false;
    } catch (error) {
      if (!this.#failing && !this.#stopped) this.#onFailure(error);
      this.#failing = true;
      throw error;
    }
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
