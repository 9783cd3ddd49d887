import type { Locale } from '@dp/contract/locale.ts';
import type { ProductFilters, ProductSort } from '@dp/contract/product-filters.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { ProductColumns } from './product-columns.ts';
import { countFacets, type FacetCounts } from './product-facets.ts';
import { filterSlots } from './product-filter.ts';
import { SlotsById } from './slots-by-id.ts';

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
  /** In the shop's order: a product's place here is its slot. */
  readonly #products: readonly IndexedProduct[];
  readonly #slots: SlotsById;
  readonly #columns: ProductColumns;
  readonly #orders = new Map<Order, Int32Array>();
  readonly #lists = new Map<string, ProductList>();

  constructor(products: Iterable<IndexedProduct>) {
    this.#products = [...products].sort(comparators.shop);
    this.#columns = new ProductColumns(this.#products);
    this.#slots = new SlotsById(this.#columns.ids);
  }

  has(id: number): boolean {
    return this.#slots.get(id) !== undefined;
  }

  products(): IterableIterator<IndexedProduct> {
    return this.#products.values();
  }

  /** Whether the product is on sale and in stock. */
  isInStock(id: number): boolean {
    const slot = this.#slots.get(id);
    return slot !== undefined && this.#columns.inStock[slot] === 1;
  }

  /** Follows the stock of one product; unknown ids are ignored. */
  setInStock(id: number, inStock: boolean): void {
    const slot = this.#slots.get(id);
    const product = slot === undefined ? undefined : this.#products[slot];
    if (slot === undefined || !product) return;
    // The next index is made of the same products.
    product.inStock = inStock;
    this.#columns.setInStock(slot, inStock);
  }

  /** The list of `scope`. A category's branch must be the same for as long as this index lives. */
  list(scope: ListScope): ProductList {
    if (scope.kind === 'ranked') return this.#ranked(scope.ids);
    const key = 'id' in scope ? `${scope.kind} ${scope.id}` : scope.kind;
    let list = this.#lists.get(key);
    if (!list) {
      const inScope = scopeTest(scope);
      list = this.#listOf((order) => {
        const all = this.#inOrder(order);
        return inScope ? all.filter((slot) => inScope(this.#at(slot))) : all;
      });
      this.#lists.set(key, list);
    }
    return list;
  }

  #ranked(ids: readonly number[]): ProductList {
    const slots = new Int32Array(ids.length);
    let count = 0;
    for (const id of ids) {
      const slot = this.#slots.get(id);
      if (slot !== undefined) slots[count++] = slot;
    }
    const ranked = slots.subarray(0, count);
    return this.#listOf((order) => (order === 'shop' ? ranked : this.#sorted(ranked, order)));
  }

  #listOf(load: (order: Order) => Int32Array): ProductList {
    return new ProductList(this.#columns, load);
  }

  #inOrder(order: Order): Int32Array {
    let slots = this.#orders.get(order);
    if (!slots) {
      const shop = Int32Array.from(this.#products.keys());
      slots = order === 'shop' ? shop : this.#sorted(shop, order);
      this.#orders.set(order, slots);
    }
    return slots;
  }

  #sorted(slots: Int32Array, order: Order): Int32Array {
    const compare = comparators[order];
    return slots.toSorted((a, b) => compare(this.#at(a), this.#at(b)));
  }

  #at(slot: number): IndexedProduct {
    return this.#products[slot] as IndexedProduct;
  }
}

/** One list of the shop in all its orders. */
export class ProductList {
  readonly #columns: ProductColumns;
  readonly #load: (order: Order) => Int32Array;
  readonly #orders = new Map<Order, Int32Array>();
  #facets: FacetCounts | undefined;
  #inStock: { readonly at: number; readonly count: number } | undefined;

  /** @param load the slots of its products in an order. */
  constructor(columns: ProductColumns, load: (order: Order) => Int32Array) {
    this.#columns = columns;
    this.#load = load;
  }

  /** How many products it has, unfiltered. */
  get total(): number {
    return this.#inOrder('shop').length;
  }

  /** The ids of one page, and how many products the filters keep. */
  page({ limit, offset, sort, filters, locale }: ListRequest): { ids: number[]; total: number } {
    const order = orderOf(sort, locale);
    const descending = sort === 'price_desc' || sort === 'name_desc' || sort === 'newest';
    const shop = this.#inOrder('shop');
    // The filters are put to the products in the shop's order, which is theirs in memory too.
    const kept = filterSlots(this.#columns, shop, filters);
    const { length: total } = kept;
    const page =
      order === 'shop'
        ? kept.subarray(offset, offset + limit)
        : this.#pageOf(kept === shop ? undefined : kept, order, descending, offset, limit);
    return { ids: Array.from(page, (slot) => this.#columns.ids[slot] as number), total };
  }

  /** Goes through an order, from its end when `descending`, only as far as the page reaches. */
  #pageOf(
    kept: Int32Array | undefined,
    order: Order,
    descending: boolean,
    offset: number,
    limit: number,
  ): ArrayLike<number> {
    const slots = this.#inOrder(order);
    const last = slots.length - 1;
    const at = (place: number) => slots[descending ? last - place : place] as number;
    if (!kept) {
      const length = Math.max(0, Math.min(limit, slots.length - offset));
      return Array.from({ length }, (_, place) => at(offset + place));
    }
    const isKept = this.#columns.marks.fill(0);
    for (let place = 0; place < kept.length; place += 1) isKept[kept[place] as number] = 1;
    const page: number[] = [];
    const end = Math.min(offset + limit, kept.length);
    for (let place = 0, seen = 0; seen < end; place += 1) {
      const slot = at(place);
      if (isKept[slot] !== 1) continue;
      if (seen >= offset) page.push(slot);
      seen += 1;
    }
    return page;
  }

  /** Facets of the unfiltered list, but for `in_stock`. */
  facets(): FacetCounts {
    this.#facets ??= countFacets(this.#columns, this.#inOrder('shop'));
    return this.#facets;
  }

  /** How many products of the unfiltered list are in stock now. */
  inStock(): number {
    const { inStock, stockChanges } = this.#columns;
    if (this.#inStock?.at !== stockChanges) {
      let count = 0;
      for (const slot of this.#inOrder('shop')) count += inStock[slot] as number;
      this.#inStock = { at: stockChanges, count };
    }
    return this.#inStock.count;
  }

  #inOrder(order: Order): Int32Array {
    let slots = this.#orders.get(order);
    if (!slots) {
      slots = this.#load(order);
      this.#orders.set(order, slots);
    }
    return slots;
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
