import type { Db } from '../../database/database.ts';
import { readFeed, readFeedCursor } from './order-feed.ts';

/** How often the feed is looked at while somebody listens, in milliseconds: far less than a second. */
const LOOK_EVERY_MS = 300;

/**
 * Wakes listeners after a change of any order, by any process. One small query, and only while somebody
 * listens: a notification from each placing transaction would make their commits wait for one another.
 */
export class OrderFeedWatch {
  readonly #db: Db;
  readonly #listeners = new Set<() => void>();
  #cursor: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking = false;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Calls `changed` after changes, at least once for all of a moment. Returns a function that ends it. */
  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
    return () => {
      this.#listeners.delete(changed);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.#cursor = undefined;
    };
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      if (this.#cursor === undefined) {
        // What happened before it is what the listeners have read, or read now.
        this.#cursor = await readFeedCursor(this.#db);
        this.#wake();
        return;
      }
      const { cursor, changes } = await readFeed(this.#db, this.#cursor);
      this.#cursor = cursor;
      if (changes === undefined || changes.length > 0) this.#wake();
    } catch {
      // The database is away; the next look tries again with the same cursor.
    } finally {
      this.#looking = false;
    }
  }

  #wake(): void {
    for (const changed of this.#listeners) changed();
  }
}
