import type { Bilingual } from '@dp/contract/locale.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import type { Db } from '../database/database.ts';
import { readShownProducts, type ShownProduct } from '../products/read-shown-products.ts';
import type { RankedProducts } from '../search/rank-products.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { FacetCounts } from './product-facets.ts';
import type { ListScope } from './product-index.ts';
import type { ListPage, ListRequest } from './product-list.ts';
import {
  facetsShown,
  pageShown,
  productsNamed,
  productsShown,
  type Stamp,
  searchShown,
  totalShown,
} from './stamps.ts';

/** Thrown when rows are newer than the snapshot: the answer is made again from the next one. */
export class SnapshotIsStale extends Error {
  override readonly name = 'SnapshotIsStale';
}

/**
 * Reads the catalogue for one answer and takes down what the answer shows, so that the cached answer is
 * dropped when that changes. Everything comes from one snapshot; rows are read from the database.
 */
export class CatalogReader {
  readonly stamps: Stamp[] = [];
  readonly #db: Db;
  readonly #snapshot: CatalogSnapshot;

  constructor(db: Db, snapshot: CatalogSnapshot) {
    this.#db = db;
    this.#snapshot = snapshot;
  }

  /** Brands and categories: an answer is dropped whenever any of them changes, so nothing is taken down. */
  get categories(): CategoryTree {
    return this.#snapshot.categories;
  }

  get brandNames(): ReadonlyMap<number, Bilingual> {
    return this.#snapshot.brandNames;
  }

  /**
   * Rows of products on sale, by id, with the stock of this moment; others are left out.
   *
   * @throws SnapshotIsStale when one was edited after the snapshot.
   */
  async rows(ids: readonly number[]): Promise<ReadonlyMap<number, ShownProduct>> {
    this.stamps.push(productsShown(ids));
    const rows = await readShownProducts(this.#db, ids);
    for (const id of ids) {
      const row = rows.get(id);
      if (row && row.changedIn > this.#snapshot.version) throw new SnapshotIsStale();
    }
    return rows;
  }

  page(scope: ListScope, request: ListRequest): ListPage {
    const page = this.#snapshot.products.list(scope).page(request);
    // What a query found carries a stamp of its own.
    if (scope.kind !== 'ranked') this.stamps.push(pageShown(scope, request, page));
    return page;
  }

  facets(scope: ListScope): { readonly counts: FacetCounts; readonly inStock: number } {
    const list = this.#snapshot.products.list(scope);
    const [counts, inStock] = [list.facets(), list.inStock()];
    if (scope.kind !== 'ranked') this.stamps.push(facetsShown(scope, counts, inStock));
    return { counts, inStock };
  }

  /** How many products of a category, with everything below it, are on sale. */
  countInCategory(id: number): number {
    return this.#count({ kind: 'category', id, branch: this.categories.branchOf(id) });
  }

  countOfBrand(id: number): number {
    return this.#count({ kind: 'brand', id });
  }

  isOnSale(id: number): boolean {
    this.stamps.push(productsNamed([id]));
    return this.#snapshot.products.has(id);
  }

  /** Products that a query found, as `rank` ranks them by their texts and by what is in stock. */
  search(rank: (isInStock: (id: number) => boolean) => RankedProducts): RankedProducts {
    const found = rank((id) => this.#snapshot.products.isInStock(id));
    this.stamps.push(searchShown([...found.matches, ...(found.near?.ids ?? [])]));
    return found;
  }

  #count(scope: Exclude<ListScope, { kind: 'ranked' }>): number {
    const { total } = this.#snapshot.products.list(scope);
    this.stamps.push(totalShown(scope, total));
    return total;
  }
}
