import type { OpenDatabase } from '../database/database.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { CatalogFollower } from './catalog-follower.ts';
import { CatalogReader } from './catalog-reader.ts';
import { type CatalogSnapshot, EMPTY_SNAPSHOT, snapshotOf } from './catalog-snapshot.ts';
import { NOTHING_READ } from './catalog-state.ts';
import { ChangeLog, type ProductChange } from './change-log.ts';
import type { IndexChange } from './product-index.ts';
import { changesOf, readCatalogChanges } from './read-catalog-changes.ts';
import { RowCache } from './row-cache.ts';
import { SearchFollower } from './search-follower.ts';
import { Turns } from './turns.ts';

/** Changes of a price batch that are prepared before other requests may have a turn. */
const SLICE = 1_000;

/**
 * The catalogue in memory, one per process: lists, facets and search. It follows the database in the
 * background: a change by this process (`changed`), or a notified one, shows in the next response; anything
 * else, such as an order of another process, within a second.
 *
 * Snapshots are immutable; the next one costs work in proportion to the change.
 */
export class CatalogReadModel {
  readonly #database: Pick<OpenDatabase, 'db' | 'pool' | 'kind'>;
  readonly #follower: CatalogFollower;
  readonly #log = new ChangeLog();
  readonly #rows = new RowCache();
  readonly #search: SearchFollower;
  #snapshot: CatalogSnapshot = EMPTY_SNAPSHOT;
  #state = NOTHING_READ;
  /** Stock movements of this process since it last read, by product: the log has them already. */
  #ownMoves = new Map<number, number>();

  /** @param onFailure called once whenever following the database, or rebuilding the search index, starts to fail. */
  constructor(
    database: Pick<OpenDatabase, 'db' | 'pool' | 'kind'>,
    onFailure: (error: unknown) => void = () => {},
  ) {
    this.#database = database;
    this.#follower = new CatalogFollower(database, () => this.#follow(), onFailure);
    this.#search = new SearchFollower(database.db, () => this.#snapshot, {
      rebuilt: () => this.#searchRebuilt(),
      failed: onFailure,
    });
  }

  /** The newest snapshot, which may lack a known change. */
  get latest(): CatalogSnapshot {
    return this.#snapshot;
  }

  /** The newest snapshot, unless it lacks a known change. */
  get upToDate(): CatalogSnapshot | undefined {
    return this.#follower.isStale ? undefined : this.#snapshot;
  }

  /**
   * Called after this process committed an order or a cancellation: responses that show these products are
   * invalidated at once. Lists and counts by stock follow a moment later, once for all orders of that moment,
   * and no response waits for them.
   */
  stockMoved(ids: readonly number[]): void {
    const sequence = this.#snapshot.sequence + 1;
    this.#record(
      ids.map((id) => {
        this.#ownMoves.set(id, (this.#ownMoves.get(id) ?? 0) + 1);
        const product = this.#snapshot.products.get(id);
        const change = { id, before: product, after: product, sequence };
        return { ...change, edited: false, textsChanged: false };
      }),
    );
    this.#snapshot = { ...this.#snapshot, sequence };
    this.#follower.refreshSoon();
  }

  /** A change was committed: the next response shows it. */
  changed(): void {
    this.#follower.changed();
  }

  /**
   * The catalogue with every known change, unless a hung database delays one beyond the timeout.
   *
   * @throws when the catalogue was never read and cannot be.
   */
  async current(): Promise<CatalogSnapshot> {
    await this.#follower.caughtUp();
    return this.#snapshot;
  }

  /** Reads what was committed up to now. Calls at the same time share one reading that begins after them. */
  refresh(): Promise<void> {
    return this.#follower.refresh();
  }

  /** A reader of the catalogue for one response. */
  reader(snapshot: CatalogSnapshot): CatalogReader {
    return new CatalogReader(this.#database.db, snapshot, this.#rows, (sequence) =>
      this.changesSince(sequence),
    );
  }

  /** The products that changed after a snapshot; undefined when everything may have. */
  changesSince(sequence: number): readonly ProductChange[] | undefined {
    return this.#log.since(sequence);
  }

  /** The search index; the first call waits until it is built, however long that takes. */
  async search(): Promise<SearchIndex> {
    await this.current();
    return this.#search.index ?? this.#search.build();
  }

  /** The index was built again from other names of brands or categories: any search may find other things. */
  #searchRebuilt(): void {
    const sequence = this.#snapshot.sequence + 1;
    this.#log.structureChanged(sequence);
    this.#snapshot = { ...this.#snapshot, sequence };
  }

  async stop(): Promise<void> {
    await Promise.all([this.#search.stop(), this.#follower.stop()]);
  }

  #record(changes: readonly ProductChange[]): void {
    this.#log.add(changes);
    this.#rows.invalidate(changes);
  }

  async #follow(): Promise<void> {
    await this.#readChanges();
    this.#search.follow();
  }

  async #readChanges(): Promise<void> {
    const { db } = this.#database;
    const known = this.#state;
    const ownMoves = this.#ownMoves;
    this.#ownMoves = new Map();
    const found = await readCatalogChanges(db, known);
    const { edited, repriced, state } = found;
    const { structure, sections, pins, version } = state;
    const newSynonyms = state.digests.synonyms !== known.digests.synonyms;
    if (newSynonyms) await this.#search.followSynonyms();
    const texts = await this.#search.readChanges([...edited.keys()], structure);
    const changes: IndexChange[] = [];
    const turns = new Turns();
    for (const change of changesOf(this.#snapshot.products, found, ownMoves)) {
      changes.push(change);
      if (changes.length % SLICE === 0) await turns.passed();
    }
    this.#state = state;
    if (changes.length === 0 && version === known.version) return;

    // Synchronous from here on: no response sees half of a change.
    const { products, sequence: before } = this.#snapshot;
    const sequence = before + 1;
    const textsChanged = this.#search.apply(texts);
    this.#record(
      changes.map(({ id, before: product, after: changed }) => ({
        id,
        before: product,
        after: changed,
        sequence,
        edited: edited.has(id) || repriced.has(id),
        textsChanged: textsChanged.has(id),
      })),
    );
    if (newSynonyms || pins !== known.pins) this.#log.searchesChanged(sequence);
    if (structure !== known.structure) this.#log.structureChanged(sequence);
    const sameGroups =
      structure.categories === known.structure.categories && sections === known.sections;
    const regrouped = sameGroups ? products : products.withOtherGroups();
    this.#snapshot = snapshotOf(state, regrouped.with(changes), sequence);
  }
}
