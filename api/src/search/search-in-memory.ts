import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Bilingual } from '@dp/contract/locale.ts';
import type { CatalogInMemory, CatalogSnapshot } from '../catalog/catalog-in-memory.ts';
import type { Db } from '../database/database.ts';
import type { ProductIndex } from '../products/product-index.ts';
import {
  readChangedSearchableProducts,
  readSearchableProducts,
  type SearchableRow,
} from '../products/read-searchable-products.ts';
import { SearchIndex } from './search-index.ts';

/** An index and the version of the catalogue it shows. */
export interface BuiltIndex {
  readonly version: number;
  readonly index: SearchIndex;
}

/** What an index was made from beside the products. */
interface Kept extends BuiltIndex {
  readonly names: Pick<CatalogSnapshot, 'brandNames' | 'categories'>;
}

/** How long a search waits for a change of the catalogue to be in the index, in milliseconds. */
const PATIENCE = 1_000;
/** How long other requests wait for the index at most, in milliseconds. */
const TURN = 8;
/** An index with more forgotten documents than this share is built anew. */
const FORGOTTEN = 0.3;

/**
 * The search index of one process. It follows the catalogue's version, reading the products that changed;
 * when brands or categories did, it is built anew beside the one in use. A search waits for that a moment
 * only, then takes the index as it is: what is no longer on sale is left out of answers in any case, since
 * these are made from the catalogue.
 */
export class SearchInMemory {
  readonly #db: Db;
  readonly #catalog: CatalogInMemory;
  #kept: Kept | undefined;
  #following: Promise<Kept> | undefined;
  #stopped = false;

  constructor(db: Db, catalog: CatalogInMemory) {
    this.#db = db;
    this.#catalog = catalog;
  }

  /** The index as the catalogue is now; the first call waits for it however long it takes. */
  async built(): Promise<BuiltIndex> {
    const version = await this.#catalog.version();
    if (this.#kept?.version === version) return this.#kept;
    this.#following ??= this.#follow(version).finally(() => {
      this.#following = undefined;
    });
    if (!this.#kept) return this.#following;
    return Promise.race([this.#following, this.#keptAfter(PATIENCE)]);
  }

  /** Gives up what is being read, so that the database can be closed. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#following?.catch(() => {});
  }

  /** The index in use, after a while; a failure shows when the next search tries again. */
  async #keptAfter(milliseconds: number): Promise<BuiltIndex> {
    this.#following?.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
    return this.#kept ?? this.built();
  }

  async #follow(version: number): Promise<Kept> {
    const { brandNames, categories, products } = await this.#catalog.now();
    const names = { brandNames, categories };
    const known = this.#kept;
    const index =
      known && this.#canFollow(known, names)
        ? await this.#readChanges(known, names)
        : await this.#readAll(products, names);
    this.#kept = { version, index, names };
    return this.#kept;
  }

  #canFollow({ index, names }: Kept, now: Kept['names']): boolean {
    return (
      index.numbers - index.size <= index.numbers * FORGOTTEN &&
      names.categories.equals(now.categories) &&
      JSON.stringify([...names.brandNames]) === JSON.stringify([...now.brandNames])
    );
  }

  /** In the shop's own order, in which equally good answers come. */
  async #readAll(products: ProductIndex, names: Kept['names']): Promise<SearchIndex> {
    const index = new SearchIndex();
    const turns = new Turns();
    const ids = Array.from(products.products(), ({ id }) => id);
    for await (const rows of readSearchableProducts(this.#db, ids)) {
      if (this.#stopped) throw new Error('The shop closes before its search index is built');
      for (const row of rows) {
        index.add(searchable(row, names));
        await turns.passed();
      }
    }
    await nextTurn();
    index.vocabulary.prepare();
    return index;
  }

  async #readChanges({ index, version }: Kept, names: Kept['names']): Promise<SearchIndex> {
    const turns = new Turns();
    for await (const rows of readChangedSearchableProducts(this.#db, version)) {
      for (const row of rows) {
        if (row.published) index.add(searchable(row, names));
        else index.remove(row.id);
        await turns.passed();
      }
    }
    return index;
  }
}

/** Lets other work go on whenever ours has taken its turn. */
class Turns {
  #since = performance.now();

  async passed(): Promise<void> {
    if (performance.now() - this.#since < TURN) return;
    await nextTurn();
    this.#since = performance.now();
  }
}

function searchable(row: SearchableRow, { brandNames, categories }: Kept['names']) {
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
function namesAbove(categories: CatalogSnapshot['categories'], id: number | null): Bilingual[] {
  const names: Bilingual[] = [];
  for (let node = id === null ? undefined : categories.find(id); node; ) {
    names.push(node.name);
    node = node.parentId === null ? undefined : categories.find(node.parentId);
  }
  return names;
}
