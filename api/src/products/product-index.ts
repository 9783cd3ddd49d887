import type { Locale } from '@dp/contract/locale.ts';
import type { ProductFilters, ProductSort } from '@dp/contract/product-filters.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { countFacets, type FacetCounts } from './product-facets.ts';
import { productFilter } from './product-filter.ts';

/** The part of the shop that a list is about. */
export type ListScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'featured' }
  /** A category with everything below it. */
  | { readonly kind: 'category'; readonly id: number; readonly branch: ReadonlySet<number> }
  | { readonly kind: 'brand'; readonly id: number }
  /** Some products in an order of their own, such as what a search found. */
  | { readonly kind: 'ranked'; readonly ids: readonly number[] };

/** What of a list is wanted, in which order. */
export interface ListRequest {
  readonly limit: number;
  readonly offset: number;
  readonly sort?: ProductSort | undefined;
  readonly filters?: ProductFilters | undefined;
  /** Whose order of names; only for sorting by name. */
  readonly locale: Locale;
}

type Order = 'shop' | 'price' | 'age' | 'name-ar' | 'name-en';

/**
 * Every product on sale, in memory: filtering, sorting, counting and facets of any list without a query.
 * Built from rows of one version of the catalogue; what it makes for a list is kept as long as it lives.
 */
export class ProductIndex {
  readonly #byId: ReadonlyMap<number, IndexedProduct>;
  readonly #orders = new Map<Order, readonly IndexedProduct[]>();
  readonly #lists = new Map<string, ProductList>();

  constructor(products: Iterable<IndexedProduct>) {
    this.#byId = new Map(Array.from(products, (product) => [product.id, product]));
  }

  has(id: number): boolean {
    return this.#byId.has(id);
  }

  products(): IterableIterator<IndexedProduct> {
    return this.#byId.values();
  }

  /** Whether the product is on sale and in stock. */
  isInStock(id: number): boolean {
    return this.#byId.get(id)?.inStock === true;
  }

  /** Follows the stock of one product; unknown ids are ignored. */
  setInStock(id: number, inStock: boolean): void {
    const product = this.#byId.get(id);
    if (product) product.inStock = inStock;
  }

  /** The list of `scope`. A category's branch must be the same for as long as this index lives. */
  list(scope: ListScope): ProductList {
    if (scope.kind === 'ranked') return this.#ranked(scope.ids);
    const key = 'id' in scope ? `${scope.kind} ${scope.id}` : scope.kind;
    let list = this.#lists.get(key);
    if (!list) {
      const inScope = scopeTest(scope);
      list = new ProductList((order) => {
        const all = this.#inOrder(order);
        return inScope ? all.filter(inScope) : all;
      });
      this.#lists.set(key, list);
    }
    return list;
  }

  #ranked(ids: readonly number[]): ProductList {
    const ranked = ids.flatMap((id) => this.#byId.get(id) ?? []);
    return new ProductList((order) =>
      order === 'shop' ? ranked : ranked.toSorted(comparators[order]),
    );
  }

  #inOrder(order: Order): readonly IndexedProduct[] {
    let products = this.#orders.get(order);
    if (!products) {
      products = [...this.#byId.values()].sort(comparators[order]);
      this.#orders.set(order, products);
    }
    return products;
  }
}

/** One list of the shop in all its orders. */
export class ProductList {
  readonly #load: (order: Order) => readonly IndexedProduct[];
  readonly #orders = new Map<Order, readonly IndexedProduct[]>();
  #facets: FacetCounts | undefined;

  constructor(load: (order: Order) => readonly IndexedProduct[]) {
    this.#load = load;
  }

  /** How many products it has, unfiltered. */
  get total(): number {
    return this.#inOrder('shop').length;
  }

  /** The ids of one page, and how many products the filters keep. */
  page({ limit, offset, sort, filters, locale }: ListRequest): { ids: number[]; total: number } {
    const products = this.#inOrder(orderOf(sort, locale));
    const descending = sort === 'price_desc' || sort === 'name_desc' || sort === 'newest';
    const keeps = productFilter(filters);
    if (!keeps) {
      const { length: total } = products;
      const page = descending
        ? products.slice(Math.max(0, total - offset - limit), Math.max(0, total - offset)).reverse()
        : products.slice(offset, offset + limit);
      return { ids: page.map(({ id }) => id), total };
    }
    const kept = products.filter(keeps);
    if (descending) kept.reverse();
    return { ids: kept.slice(offset, offset + limit).map(({ id }) => id), total: kept.length };
  }

  /** Facets of the unfiltered list, but for `in_stock`. */
  facets(): FacetCounts {
    this.#facets ??= countFacets(this.#inOrder('shop'));
    return this.#facets;
  }

  /** How many products of the unfiltered list are in stock now. */
  inStock(): number {
    return this.#inOrder('shop').reduce((sum, { inStock }) => (inStock ? sum + 1 : sum), 0);
  }

  #inOrder(order: Order): readonly IndexedProduct[] {
    let products = this.#orders.get(order);
    if (!products) {
      products = this.#load(order);
      this.#orders.set(order, products);
    }
    return products;
  }
}

function scopeTest(
  scope: Exclude<ListScope, { kind: 'ranked' }>,
): ((product: IndexedProduct) => boolean) | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'featured':
      return ({ featured }) => featured;
    case 'brand':
      return ({ brandId }) => brandId === scope.id;
    case 'category':
      return ({ categoryId }) => categoryId !== null && scope.branch.has(categoryId);
  }
}

function orderOf(sort: ProductSort | undefined, locale: Locale): Order {
  if (sort === undefined) return 'shop';
  if (sort === 'newest') return 'age';
  return sort === 'price_asc' || sort === 'price_desc' ? 'price' : `name-${locale}`;
}

/** Ascending; the descending sorts are exactly the reverse. Equal ones come in the order of their ids. */
const comparators: Record<Order, (a: IndexedProduct, b: IndexedProduct) => number> = {
  shop: (a, b) => a.position - b.position || a.id - b.id,
  // Ids grow as products are added.
  age: (a, b) => a.id - b.id,
  price: (a, b) => a.pricePiastres - b.pricePiastres || a.id - b.id,
  'name-ar': (a, b) => a.nameRankAr - b.nameRankAr || a.id - b.id,
  'name-en': (a, b) => a.nameRankEn - b.nameRankEn || a.id - b.id,
};
