import {
  type CatalogMark,
  type CatalogMarks,
  catalogMarks,
} from '@dp/api/catalog/catalog-marks.ts';
import { CATALOG_CHANGED } from '@dp/api/catalog/catalog-version.ts';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import { listenTo } from '@dp/api/database/listen.ts';

/** Where the catalogue stood at `askedAt` (milliseconds, by the watch's clock). */
export interface KnownMark {
  readonly mark: CatalogMark;
  readonly askedAt: number;
}

/**
 * Knows where the catalogue stands without asking the database for each page: a change of the catalogue
 * is told by the database (see `listenTo`), and where the stock stands is asked when a page wants to know.
 * Orders tell nobody: notifications would make their commits wait for each other.
 */
export class CatalogWatch {
  readonly now: () => number;
  readonly #marks: CatalogMarks;
  #known: KnownMark | undefined;
  #changes = 0;
  #stop: () => Promise<void> = async () => {};

  constructor(marks: CatalogMarks, now: () => number) {
    this.#marks = marks;
    this.now = now;
  }

  /** Watches the catalogue of `database`. */
  static async start(database: OpenDatabase): Promise<CatalogWatch> {
    const watch = new CatalogWatch(catalogMarks(database), () => performance.now());
    watch.#stop = await listenTo(database, CATALOG_CHANGED, () => watch.changed());
    return watch;
  }

  /** Grows with every change of the catalogue that was told. */
  get changes(): number {
    return this.#changes;
  }

  /** What was last found out, unless the catalogue changed since. */
  get known(): KnownMark | undefined {
    return this.#known;
  }

  /** The catalogue changed: what is known no longer counts. */
  changed(): void {
    this.#changes += 1;
    this.#known = undefined;
  }

  /** Asks where the catalogue stands now. */
  async ask(): Promise<KnownMark> {
    const changes = this.#changes;
    const askedAt = this.now();
    const known = { mark: await this.#marks.mark(), askedAt };
    if (changes === this.#changes) this.#known = known;
    return known;
  }

  stop(): Promise<void> {
    return this.#stop();
  }
}
