import type { Bilingual } from '@dp/contract/locale.ts';
import type { CatalogInMemory, CatalogSnapshot } from '../catalog/catalog-in-memory.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import type { Db } from '../database/database.ts';
import { readSearchableProducts } from '../products/read-searchable-products.ts';
import { SearchIndex } from './search-index.ts';

/** An index and the version of the catalogue it was built from. */
export interface BuiltIndex {
  readonly version: number;
  readonly index: SearchIndex;
}

/**
 * The search index of one process. It follows the catalogue's version: after a change it is built anew
 * beside the one in use, which answers until the new one is ready. What is no longer on sale is left out
 * of answers at once, since these are made from the catalogue.
 */
export class SearchInMemory {
  readonly #db: Db;
  readonly #catalog: CatalogInMemory;
  #built: BuiltIndex | undefined;
  #building: Promise<BuiltIndex> | undefined;

  constructor(db: Db, catalog: CatalogInMemory) {
    this.#db = db;
    this.#catalog = catalog;
  }

  /** The index; the first call waits for it. */
  async built(): Promise<BuiltIndex> {
    const version = await this.#catalog.version();
    if (this.#built?.version === version) return this.#built;
    this.#building ??= this.#build(version).finally(() => {
      this.#building = undefined;
    });
    if (!this.#built) return this.#building;
    // A failure shows when the next search tries again; until then the old index serves.
    this.#building.catch(() => {});
    return this.#built;
  }

  async #build(version: number): Promise<BuiltIndex> {
    const snapshot = await this.#catalog.now();
    const index = new SearchIndex();
    for await (const rows of readSearchableProducts(this.#db)) {
      for (const row of rows) {
        index.add({
          id: row.id,
          sku: row.sku,
          name: { ar: row.nameAr, en: row.nameEn },
          description: { ar: row.descriptionAr, en: row.descriptionEn },
          brand: row.brandId === null ? undefined : snapshot.brandNames.get(row.brandId),
          categories: namesAbove(snapshot.categories, row.categoryId),
          specs: row.specs,
        });
        index.showAs(row.nameAr);
      }
    }
    for (const name of shownNames(snapshot)) index.showAs(name);
    this.#built = { version, index };
    return this.#built;
  }
}

/** A category's name and those of the categories above it. */
function namesAbove(categories: CategoryTree, id: number | null): Bilingual[] {
  const names: Bilingual[] = [];
  for (let node = id === null ? undefined : categories.find(id); node; ) {
    names.push(node.name);
    node = node.parentId === null ? undefined : categories.find(node.parentId);
  }
  return names;
}

function* shownNames({ brandNames, categories }: CatalogSnapshot): Generator<string> {
  const pending = [...categories.childrenOf(null)];
  for (const node of pending) {
    yield node.name.ar;
    pending.push(...categories.childrenOf(node.id));
  }
  for (const { ar } of brandNames.values()) yield ar;
}
