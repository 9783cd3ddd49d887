import type { Bilingual } from '@dp/contract/locale.ts';
import type { ProductFilters } from '@dp/contract/product-filters.ts';
import type { ShopDetails } from '@dp/contract/shop-details.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import type { Db } from '../database/database.ts';
import type { HomeSectionRow } from '../home-sections/home-section-queries.ts';
import { readShownProducts, type ShownProduct } from '../products/read-shown-products.ts';
import { type FoundProducts, pinnedFor, withPinned } from '../search/pinned-products.ts';
import type { RankedProducts } from '../search/rank-products.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type {
  KnownDelivery,
  KnownLowStock,
  KnownOrderSize,
  KnownPayments,
  KnownReturns,
  KnownWords,
} from './catalog-state.ts';
import type { ProductChange } from './change-log.ts';
import type { FacetCounts, ListFacets } from './count-facets.ts';
import type { ListScope } from './product-index.ts';
import type { ListPage, ListRequest } from './product-list.ts';
import type { RowCache } from './row-cache.ts';
import {
  deliveryShown,
  expiry,
  facetsShown,
  filteredFacetsShown,
  firstShown,
  lowStockShown,
  orderSizeShown,
  pageShown,
  pageTextShown,
  paymentsShown,
  productsNamed,
  productsShown,
  returnsShown,
  type Stamp,
  searchShown,
  sectionsShown,
  shopShown,
  totalShown,
  wordsShown,
} from './stamps.ts';

/** Thrown when rows are newer than the snapshot: the response is rebuilt from the next one. */
export class SnapshotIsStale extends Error {
  override readonly name = 'SnapshotIsStale';
}

/**
 * Reads the catalogue for one response and records stamps of what it shows, so that the cached response is
 * invalidated when that changes. Everything comes from one snapshot; rows are read from the database.
 */
export class CatalogReader {
  readonly stamps: Stamp[] = [];
  readonly #db: Db;
  readonly #snapshot: CatalogSnapshot;
  readonly #rows: RowCache;
  readonly #changesSince: (sequence: number) => readonly ProductChange[] | undefined;

  constructor(
    db: Db,
    snapshot: CatalogSnapshot,
    rows: RowCache,
    changesSince: (sequence: number) => readonly ProductChange[] | undefined,
  ) {
    this.#db = db;
    this.#snapshot = snapshot;
    this.#rows = rows;
    this.#changesSince = changesSince;
  }

  /** Brands and categories need no stamp: any change of them invalidates every response. */
  get categories(): CategoryTree {
    return this.#snapshot.categories;
  }

  get brandNames(): ReadonlyMap<number, Bilingual> {
    return this.#snapshot.brandNames;
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
   * The same for a response that does not show their stock: an order leaves it fresh.
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
      this.#rows.add(read.values(), this.#changesSince(this.#snapshot.sequence));
      for (const [id, row] of read) rows.set(id, row);
    }
    for (const row of rows.values()) {
      if (row.changedIn > this.#snapshot.version) throw new SnapshotIsStale();
    }
    return rows;
  }

  page(scope: ListScope, request: ListRequest): ListPage {
    const page = this.#snapshot.products.list(scope).page(request);
    // Search results have their own stamp.
    if (scope.kind !== 'ranked') this.stamps.push(pageShown(scope, request, page));
    return page;
  }

  /** Facets under `filters`, with those of the unfiltered list. */
  facets(
    scope: ListScope,
    filters: ProductFilters | undefined,
  ): { readonly unfiltered: FacetCounts; readonly filtered: ListFacets } {
    const list = this.#snapshot.products.list(scope);
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
    return ids.filter((id) => this.#snapshot.products.has(id));
  }

  /** Sections of the home page, whatever their dates, in the owner's order. */
  get homeSections(): readonly HomeSectionRow[] {
    const { homeSections } = this.#snapshot;
    this.stamps.push(sectionsShown(homeSections));
    return homeSections;
  }

  /** What the shop says about itself. */
  get shop(): ShopDetails {
    const { shop } = this.#snapshot;
    this.stamps.push(shopShown(shop));
    return shop.details;
  }

  /** The ways to pay that the owner has switched on. */
  get ways(): KnownPayments['value'] {
    const { payments } = this.#snapshot;
    this.stamps.push(paymentsShown(payments));
    return payments.value;
  }

  /** What delivery costs; undefined while the shop delivers nowhere. */
  get deliveryTerms(): KnownDelivery['terms'] {
    const { delivery } = this.#snapshot;
    this.stamps.push(deliveryShown(delivery));
    return delivery.terms;
  }

  /** What the owner has decided about returns. */
  get returnTerms(): KnownReturns['value'] {
    const { returns } = this.#snapshot;
    this.stamps.push(returnsShown(returns));
    return returns.value;
  }

  /** How much one order may have. */
  get orderSize(): KnownOrderSize['value'] {
    const { orderSize } = this.#snapshot;
    this.stamps.push(orderSizeShown(orderSize));
    return orderSize.value;
  }

  /** From how many units down pages say how many are left. */
  get lowStock(): KnownLowStock['value'] {
    const { lowStock } = this.#snapshot;
    this.stamps.push(lowStockShown(lowStock));
    return lowStock.value;
  }

  /** The words that staff have given a page of text; null for those that came with the shop. */
  pageText(name: string): unknown {
    const text = this.#snapshot.pages.get(name);
    this.stamps.push(pageTextShown(name, text));
    return text?.value ?? null;
  }

  /** Words of the shop that staff have changed. */
  get words(): KnownWords {
    const { words } = this.#snapshot;
    this.stamps.push(wordsShown(words));
    return words;
  }

  /** The ids of the first products of a list, whose total is not shown. */
  first(scope: Exclude<ListScope, { kind: 'ranked' }>, request: ListRequest): readonly number[] {
    const { ids } = this.#snapshot.products.list(scope).page(request);
    this.stamps.push(firstShown(scope, request, ids));
    return ids;
  }

  /** From this moment on the response is stale, though nothing changes. */
  expiresAt(moment: Date): void {
    this.stamps.push(expiry(moment));
  }

  /**
   * Search results, as `rank` sorts them by text and stock, after the pinned products of the query. Pinned ones
   * that are sold out or not on sale keep the place that their text gives them, if any.
   */
  search(
    query: string,
    rank: (isInStock: (id: number) => boolean) => RankedProducts,
  ): FoundProducts {
    const { products, pins } = this.#snapshot;
    const isInStock = (id: number) => products.isInStock(id);
    const found = rank(isInStock);
    const pinned = pinnedFor(pins, query, found);
    this.stamps.push(searchShown([...pinned, ...found.matches, ...(found.near?.ids ?? [])]));
    return withPinned(found, pinned.filter(isInStock));
  }

  #count(scope: Exclude<ListScope, { kind: 'ranked' }>): number {
    const { total } = this.#snapshot.products.list(scope);
    this.stamps.push(totalShown(scope, total));
    return total;
  }
}
