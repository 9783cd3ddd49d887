import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Bilingual } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import {
  readSearchableProducts,
  type SearchableRow,
} from '../products/read-searchable-products.ts';
import { Concepts } from '../search/concepts.ts';
import type { SearchableProduct } from '../search/search-document.ts';
import { SearchIndex } from '../search/search-index.ts';
import { SEED_SYNONYMS } from '../search/seed-synonyms.ts';
import type { SynonymGroup } from '../search/synonym-group.ts';
import { readSynonyms } from '../search/synonym-rows.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { Turns } from './turns.ts';

/** The names that the index contains besides the products' own texts. */
export type SearchNames = Pick<CatalogSnapshot, 'brandNames' | 'categories'>;

/** An index with more forgotten documents than this share, and this many, is built again. */
const FORGOTTEN_SHARE = 0.3;
const FORGOTTEN_DOCUMENTS = 500;

/** Callbacks of a rebuild of the index in use. */
interface Rebuilding {
  /** The new index is in use. */
  rebuilt(): void;
  /** It failed; called for the first of consecutive failures. */
  failed(error: unknown): void;
}

/** Texts of edited products: undefined for one that is no longer on sale. */
export type ChangedTexts = ReadonlyMap<number, SearchableProduct | undefined>;

/**
 * Keeps a process's search index in step with the snapshots. An edit is applied at once; when brands or
 * categories change, the index is rebuilt while the old one stays in use.
 */
export class SearchFollower {
  readonly #db: Db;
  readonly #latest: () => CatalogSnapshot;
  readonly #rebuilding: Rebuilding;
  #index: SearchIndex | undefined;
  #names: SearchNames | undefined;
  #synonyms: readonly SynonymGroup[] = SEED_SYNONYMS;
  #concepts: Concepts | undefined;
  #building: Promise<SearchIndex> | undefined;
  /** Products that were edited while an index was being built: it may have read them before. */
  #editedMeanwhile = new Set<number>();
  #failing = false;
  #stopped = false;

  constructor(db: Db, latest: () => CatalogSnapshot, rebuilding: Rebuilding) {
    this.#db = db;
    this.#latest = latest;
    this.#rebuilding = rebuilding;
  }

  /** Undefined until it is built. */
  get index(): SearchIndex | undefined {
    return this.#index;
  }

  /** Builds the index of the newest snapshot, or waits for the one that is being built. */
  build(): Promise<SearchIndex> {
    this.#building ??= this.#readAll(this.#latest()).then(
      (index) => {
        this.#building = undefined;
        // Names may have changed meanwhile. After a failure that would be a loop without a pause.
        this.follow();
        return index;
      },
      (error) => {
        this.#building = undefined;
        throw error;
      },
    );
    return this.#building;
  }

  /** Loads the current synonyms; products with a changed phrase are indexed again. */
  async followSynonyms(): Promise<void> {
    this.#synonyms = await readSynonyms(this.#db);
    this.#concepts = undefined;
    if (this.#index) await this.#takeConcepts(this.#index, this.#latest());
  }

  /** Made when an index needs them: the first page of a start does not wait for them. */
  #currentConcepts(): Concepts {
    this.#concepts ??= new Concepts(this.#synonyms);
    return this.#concepts;
  }

  async #takeConcepts(index: SearchIndex, names: SearchNames): Promise<void> {
    const concepts = this.#currentConcepts();
    if (index.concepts === concepts) return;
    const turns = new Turns();
    for await (const rows of readSearchableProducts(this.#db, index.changeConcepts(concepts))) {
      for (const row of rows) {
        index.add(searchable(row, names));
        await turns.passed();
      }
    }
  }

  /** The current texts of edited products. */
  async readChanges(ids: readonly number[], names: SearchNames): Promise<ChangedTexts> {
    if (this.#building) for (const id of ids) this.#editedMeanwhile.add(id);
    const texts = new Map<number, SearchableProduct | undefined>();
    if (!this.#index || ids.length === 0) return texts;
    for (const id of ids) texts.set(id, undefined);
    for await (const rows of readSearchableProducts(this.#db, ids)) {
      for (const row of rows) texts.set(row.id, searchable(row, names));
    }
    return texts;
  }

  /** @returns the products that a search may find by other words than before. */
  apply(texts: ChangedTexts): ReadonlySet<number> {
    const changed = new Set<number>();
    for (const [id, product] of texts) {
      const differs = product ? this.#index?.add(product) : this.#index?.remove(id);
      if (differs) changed.add(id);
    }
    return changed;
  }

  /**
   * Rebuilds the index when names in it changed, or when much of it is deleted; called after each reading of
   * the catalogue, which is when a failed rebuild is tried again.
   */
  follow(): void {
    if (!this.#index || !this.#names || this.#building || this.#stopped) return;
    const snapshot = this.#latest();
    const forgotten = this.#index.numbers - this.#index.size;
    const isWorn =
      forgotten > FORGOTTEN_DOCUMENTS && forgotten > this.#index.numbers * FORGOTTEN_SHARE;
    const fits =
      this.#names.brandNames === snapshot.brandNames &&
      this.#names.categories === snapshot.categories;
    if (fits && !isWorn) return;
    this.build().then(
      () => {
        this.#failing = false;
        this.#rebuilding.rebuilt();
      },
      (error) => {
        if (!this.#failing && !this.#stopped) this.#rebuilding.failed(error);
        this.#failing = true;
      },
    );
  }

  /** Cancels a rebuild, so that the database can be closed. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#building?.catch(() => {});
  }

  /** By position, which breaks ties between equal matches. */
  async #readAll(snapshot: CatalogSnapshot): Promise<SearchIndex> {
    const index = new SearchIndex(this.#currentConcepts());
    const turns = new Turns();
    const add = async (ids: readonly number[]) => {
      for await (const rows of readSearchableProducts(this.#db, ids)) {
        if (this.#stopped) throw new Error('The shop closes before its search index is built');
        for (const row of rows) {
          index.add(searchable(row, snapshot));
          await turns.passed();
        }
      }
    };
    this.#editedMeanwhile.clear();
    await add(snapshot.products.idsInShopOrder());
    await nextTurn();
    index.vocabulary.prepare();
    // Synonyms take time to change as well, in which there may be edits.
    while (this.#editedMeanwhile.size > 0 || index.concepts !== this.#currentConcepts()) {
      await this.#takeConcepts(index, snapshot);
      const ids = [...this.#editedMeanwhile];
      this.#editedMeanwhile.clear();
      for (const id of ids) index.remove(id);
      await add(ids);
    }
    this.#index = index;
    this.#names = snapshot;
    return index;
  }
}

function searchable(
  row: SearchableRow,
  { brandNames, categories }: SearchNames,
): SearchableProduct {
  return {
    id: row.id,
    sku: row.sku,
    name: { ar: row.nameAr, en: row.nameEn },
    description: { ar: row.descriptionAr, en: row.descriptionEn },
    brand: row.brandId === null ? undefined : brandNames.get(row.brandId),
    categories: namesAbove(categories, row.categoryId),
    specs: row.specs,
  };
}

/** A category's name, then those of the categories above it. */
function namesAbove(categories: SearchNames['categories'], id: number | null): Bilingual[] {
  const names: Bilingual[] = [];
  for (let node = id === null ? undefined : categories.find(id); node; ) {
    names.push(node.name);
    node = node.parentId === null ? undefined : categories.find(node.parentId);
  }
  return names;
}
