import type { Locale } from '@dp/contract/locale.ts';
import type { ProductFilters } from '@dp/contract/product-filters.ts';
import { LRUCache } from 'lru-cache';
import {
  countFacets,
  countFilteredFacets,
  countMarks,
  countPrices,
  type FacetCounts,
  type ListFacets,
} from './count-facets.ts';
import type { IndexedProduct } from './indexed-product.ts';
import type { ProductColumns } from './product-columns.ts';
import { adjustFacets } from './product-facets.ts';
import { filterSlots } from './product-filter.ts';
import { type ListSort, type Order, orderOf, orderWith, type Products } from './product-orders.ts';
import { marksRoom } from './scratch.ts';

/** What of a list is wanted, in which order. */
export interface ListRequest {
  readonly limit: number;
  readonly offset: number;
  readonly sort?: ListSort | undefined;
  readonly filters?: ProductFilters | undefined;
  /** The collation's language; only for sorting by name. */
  readonly locale: Locale;
}

/** The ids of one page of a list, and the total. */
export interface ListPage {
  readonly ids: readonly number[];
  readonly total: number;
}

/** A product of the list, or one that became or was one: undefined is outside of the list. */
export interface ListChange {
  readonly slot: number;
  readonly before: IndexedProduct | undefined;
  readonly after: IndexedProduct | undefined;
}

/** Lazily computed data of a list. */
interface Known {
  readonly orders: Map<Order, Int32Array>;
  facets?: FacetCounts | undefined;
  inStock?: number | undefined;
  /** Facets under filters, by their JSON: the pages of a filtered list, in all its orders, share them. */
  filtered?: LRUCache<string, ListFacets>;
}

/** Filters of one list whose facets are kept, 2 kB each. */
const FILTERED_MAX = 100;

/** The data of a list with one known order. */
export function knownOrder(order: Order, slots: Int32Array): Known {
  return { orders: new Map([[order, slots]]) };
}

/** One list of the shop in all its orders; immutable. */
export class ProductList {
  readonly #columns: ProductColumns;
  readonly #load: (order: Order) => Int32Array;
  readonly #known: Known;

  /** @param load the slots of its products in an order. */
  constructor(
    columns: ProductColumns,
    load: (order: Order) => Int32Array,
    known: Known = { orders: new Map() },
  ) {
    this.#columns = columns;
    this.#load = load;
    this.#known = known;
  }

  /**
   * The list after some products changed: computed data is updated, in proportion to the changes.
   *
   * @param products all products after the change, by slot.
   * @param changes those that are or were in this list.
   */
  with(
    columns: ProductColumns,
    load: (order: Order) => Int32Array,
    products: Products,
    changes: readonly ListChange[],
  ): ProductList {
    const { orders, facets, inStock } = this.#known;
    if (changes.length === 0) return new ProductList(columns, load, this.#known);
    const known: Known = {
      orders: new Map(
        [...orders].map(([order, slots]) => [order, orderWith(order, slots, products, changes)]),
      ),
      inStock: inStock === undefined ? undefined : inStock + stockDifference(changes),
    };
    const list = new ProductList(columns, load, known);
    if (facets) {
      known.facets = adjustFacets(
        facets,
        changes.map(({ before, after }) => [before, after] as const),
        () => countPrices(columns, list.slotsIn('shop')),
      );
    }
    return list;
  }

  /** The list after many prices changed and nothing else: its order by price is sorted again on first use. */
  repriced(columns: ProductColumns, load: (order: Order) => Int32Array): ProductList {
    const { orders, facets, inStock } = this.#known;
    const others = new Map([...orders].filter(([order]) => order !== 'price'));
    const list = new ProductList(columns, load, { orders: others, facets, inStock });
    if (facets)
      list.#known.facets = { ...facets, price: countPrices(columns, list.slotsIn('shop')) };
    return list;
  }

  /** How many products it has, unfiltered. */
  get total(): number {
    return this.slotsIn('shop').length;
  }

  /** One page of the filtered list. */
  page({ limit, offset, sort, filters, locale }: ListRequest): ListPage {
    const { order, descending } = orderOf(sort, locale);
    const shop = this.slotsIn('shop');
    const matching = filterSlots(this.#columns, shop, filters);
    const { length: total } = matching;
    const page =
      order === 'shop'
        ? matching.subarray(offset, offset + limit)
        : this.#pageOf(matching === shop ? undefined : matching, order, descending, offset, limit);
    return { ids: Array.from(page, (slot) => this.#columns.ids[slot] as number), total };
  }

  /** Walks an order, from its end when `descending`, only as far as the page reaches. */
  #pageOf(
    matching: Int32Array | undefined,
    order: Order,
    descending: boolean,
    offset: number,
    limit: number,
  ): ArrayLike<number> {
    const slots = this.slotsIn(order);
    const last = slots.length - 1;
    const at = (place: number) => slots[descending ? last - place : place] as number;
    if (!matching) {
      const length = Math.max(0, Math.min(limit, slots.length - offset));
      return Array.from({ length }, (_, place) => at(offset + place));
    }
    const isMatching = marksRoom(this.#columns.ids.length);
    for (let place = 0; place < matching.length; place += 1)
      isMatching[matching[place] as number] = 1;
    const page: number[] = [];
    const end = Math.min(offset + limit, matching.length);
    for (let place = 0, seen = 0; seen < end; place += 1) {
      const slot = at(place);
      if (isMatching[slot] !== 1) continue;
      if (seen >= offset) page.push(slot);
      seen += 1;
    }
    return page;
  }

  /** Facets of the unfiltered list, but for `in_stock`. The same object as long as no count changes. */
  facets(): FacetCounts {
    this.#known.facets ??= countFacets(this.#columns, this.slotsIn('shop'));
    return this.#known.facets;
  }

  /** How many products of the unfiltered list are in stock. */
  inStock(): number {
    this.#known.inStock ??= countMarks(this.#columns.inStock, this.slotsIn('shop'));
    return this.#known.inStock;
  }

  /** Facets under `filters`. */
  filteredFacets(filters: ProductFilters): ListFacets {
    this.#known.filtered ??= new LRUCache({ max: FILTERED_MAX });
    const key = JSON.stringify(filters);
    let facets = this.#known.filtered.get(key);
    if (!facets) {
      facets = countFilteredFacets(this.#columns, this.slotsIn('shop'), filters);
      this.#known.filtered.set(key, facets);
    }
    return facets;
  }

  /** Its slots in an order; not to be changed. */
  slotsIn(order: Order): Int32Array {
    let slots = this.#known.orders.get(order);
    if (!slots) {
      slots = this.#load(order);
      this.#known.orders.set(order, slots);
    }
    return slots;
  }
}

function stockDifference(changes: readonly ListChange[]): number {
  return changes.reduce(
    (sum, { before, after }) =>
      sum + Number(after?.inStock ?? false) - Number(before?.inStock ?? false),
    0,
  );
}
