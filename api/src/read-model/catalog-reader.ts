import type { Bilingual } from '@dp/contract/locale.ts';
import type { ProductFilters } from '@dp/contract/product-filters.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import type { Db } from '../database/database.ts';
import { readShownProducts, type ShownProduct } from '../products/read-shown-products.ts';
import { type FoundProducts, pinnedFor, withPinned } from '../search/pinned-products.ts';
import type { RankedProducts } from '../search/rank-products.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { ProductChange } from './change-log.ts';
import type { FacetCounts, ListFacets } from './count-facets.ts';
import type { ListScope, ShopScope } from './list-scope.ts';
import type { ListPage, ListRequest } from './product-list.ts';
import type { RowCache } from './row-cache.ts';
import { ShopReader } from './shop-reader.ts';
import {
  facetsShown,
  filteredFacetsShown,
  firstShown,
  pageShown,
  productsNamed,
  productsShown,
  searchShown,
  totalShown,
} from './stamps.ts';

/** Thrown when rows are newer than the snapshot: the response is rebuilt from the next one. */
export class SnapshotIsStale extends Error {
  override readonly name = 'SnapshotIsStale';
}

/**
 * Reads the catalogue for one response and records stamps of what it shows, so that the cached response is
 * invalidated when that changes. Everything comes from one snapshot; rows are read from the database.
 */
export class CatalogReader extends ShopReader {
  readonly #db: Db;
  readonly #rows: RowCache;
  readonly #changesSince: (sequence: number) => readonly ProductChange[] | undefined;

  constructor(
    db: Db,
    snapshot: CatalogSnapshot,
    rows: RowCache,
    changesSince: (sequence: number) => readonly ProductChange[] | undefined,
  ) {
    super(snapshot);
    this.#db = db;
    this.#rows = rows;
    this.#changesSince = changesSince;
  }

  /** Brands and categories need no stamp: any change of them invalidates every response. */
  get categories(): CategoryTree {
    return this.snapshot.categories;
  }

  get brandNames(): ReadonlyMap<number, Bilingual> {
    return this.snapshot.brandNames;
  }

  /**
   * Rows of products on sale, by id, with the newest known stock.
   *
   * @throws SnapshotIsStale when one was edited after the snapshot.
   */
  async rows(ids: readonly number[]): Promise<ReadonlyMap<number, ShownProduct>> {
    this.stamps.push(productsShown(ids));
    return this.#read(ids);
  }

  /**
   * Products for a response that does not show their stock: an order leaves it fresh.
   *
   * @throws SnapshotIsStale when one was edited after the snapshot.
   */
  async facts(ids: readonly number[]): Promise<ReadonlyMap<number, ShownProduct>> {
    this.stamps.push(productsNamed(ids));
    return this.#read(ids);
  }

  async #read(ids: readonly number[]): Promise<ReadonlyMap<number, ShownProduct>> {
    const rows = new Map<number, ShownProduct>();
    for (const id of ids) {
      const row = this.#rows.get(id);
      if (row) rows.set(id, row);
    }
    const missing = ids.filter((id) => !rows.has(id));
    if (missing.length > 0) {
      const read = await readShownProducts(this.#db, missing);
      this.#rows.add(read.values(), this.#changesSince(this.snapshot.sequence));
      for (const [id, row] of read) rows.set(id, row);
    }
    for (const row of rows.values()) {
      if (row.changedIn > this.snapshot.version) throw new SnapshotIsStale();
    }
    return rows;
  }

  page(scope: ListScope, request: ListRequest): ListPage {
    const page = this.snapshot.products.list(scope).page(request);
    // Search results have their own stamp.
    if (scope.kind !== 'ranked') this.stamps.push(pageShown(scope, request, page));
    return page;
  }

  /** Facets under `filters`, with those of the unfiltered list. */
  facets(
    scope: ListScope,
    filters: ProductFilters | undefined,
  ): { readonly unfiltered: FacetCounts; readonly filtered: ListFacets } {
    const list = this.snapshot.products.list(scope);
    const [counts, inStock] = [list.facets(), list.inStock()];
    const filtered = filters && list.filteredFacets(filters);
    // Search results have their own stamp.
    if (scope.kind !== 'ranked') {
      this.stamps.push(facetsShown(scope, counts, inStock));
      if (filtered) this.stamps.push(filteredFacetsShown(scope, filters, filtered));
    }
    return { unfiltered: counts, filtered: filtered ?? { counts, inStock } };
  }

  /** The number of products on sale in a category and its descendants. */
  countInCategory(id: number): number {
    return this.#count({ kind: 'category', id, branch: this.categories.branchOf(id) });
  }

  countOfBrand(id: number): number {
    return this.#count({ kind: 'brand', id });
  }

  isOnSale(id: number): boolean {
    return this.onSale([id]).length > 0;
  }

  /** Those of some products that are on sale, in the same order. */
  onSale(ids: readonly number[]): number[] {
    this.stamps.push(productsNamed(ids));
    return ids.filter((id) => this.snapshot.products.has(id));
  }

  /** The ids of the first products of a list, whose total is not shown. */
  first(scope: ShopScope, request: ListRequest): readonly number[] {
    const { ids } = this.snapshot.products.list(scope).page(request);
    this.stamps.push(firstShown(scope, request, ids));
    return ids;
  }

  /**
   * Search results, as `rank` sorts them by text and stock, after the pinned products of the query. Pinned ones
   * that are sold out or not on sale keep the place that their text gives them, if any.
   */
  search(
    query: string,
    rank: (isInStock: (id: number) => boolean) => RankedProducts,
  ): FoundProducts {
    const { products, pins } = this.snapshot;
    const isInStock = (id: number) => products.isInStock(id);
    const found = rank(isInStock);
    const pinned = pinnedFor(pins, query, found);
    this.stamps.push(searchShown([...pinned, ...found.matches, ...(found.near?.ids ?? [])]));
    return withPinned(found, pinned.filter(isInStock));
  }

  #count(scope: ShopScope): number {
    const { total } = this.snapshot.products.list(scope);
    this.stamps.push(totalShown(scope, total));
    return total;
  }
}
