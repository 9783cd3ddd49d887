import type { IndexedProduct } from './indexed-product.ts';
import { changesWithin, isInScope, type ListScope, type ShopScope } from './list-scope.ts';
import { changeColumns, columnsOf, type ProductColumns } from './product-columns.ts';
import { knownOrder, type ListChange, ProductList } from './product-list.ts';
import { comparator, type Order, type Products, sortSlots } from './product-orders.ts';
import { SlotsById } from './slots-by-id.ts';

/** A product before and after; undefined while not on sale. */
export interface IndexChange {
  readonly id: number;
  readonly before: IndexedProduct | undefined;
  readonly after: IndexedProduct | undefined;
  /** Nothing but the price changed. */
  readonly onlyPrice?: true;
}

/** With more changes than this, rebuilding costs less than updating. */
const MANY = 200;

interface Parts {
  /** A product's place here is its slot; first in the shop's order, later as slots become free. */
  readonly products: Products;
  readonly freeSlots: readonly number[];
  readonly slots: SlotsById;
  readonly columns: ProductColumns;
}

interface ScopedList {
  readonly scope: ShopScope;
  readonly list: ProductList;
}

/**
 * Every product on sale, in memory: filtering, sorting, counting and facets of any list without a query.
 * Immutable: a change creates another index, which shares what is unchanged.
 */
export class ProductIndex {
  readonly #parts: Parts;
  readonly #lists: Map<string, ScopedList>;

  private constructor(parts: Parts, lists: Map<string, ScopedList>) {
    this.#parts = parts;
    this.#lists = lists;
  }

  static of(products: Iterable<IndexedProduct>): ProductIndex {
    const inShopOrder = [...products].sort(comparator('shop'));
    const columns = columnsOf(inShopOrder);
    const slots = SlotsById.of(columns.ids.subarray(0, inShopOrder.length));
    const index = new ProductIndex(
      { products: inShopOrder, freeSlots: [], slots, columns },
      new Map(),
    );
    const scope = { kind: 'all' } as const;
    const shop = Int32Array.from(inShopOrder.keys());
    const list = new ProductList(columns, index.#loader(scope), knownOrder('shop', shop));
    index.#lists.set('all', { scope, list });
    return index;
  }

  /** A product on sale; undefined for any other id. */
  get(id: number): IndexedProduct | undefined {
    const slot = this.#parts.slots.get(id);
    return slot === undefined ? undefined : this.#parts.products[slot];
  }

  has(id: number): boolean {
    return this.get(id) !== undefined;
  }

  /** All products on sale, in no order that could be relied on. */
  *products(): Generator<IndexedProduct> {
    for (const product of this.#parts.products) if (product) yield product;
  }

  /** The ids of all products on sale, by position. */
  idsInShopOrder(): number[] {
    const { products } = this.#parts;
    return Array.from(this.#allIn('shop'), (slot) => (products[slot] as IndexedProduct).id);
  }

  /** Whether the product is on sale and in stock. */
  isInStock(id: number): boolean {
    const { slots, columns } = this.#parts;
    const slot = slots.get(id);
    return slot !== undefined && columns.inStock[slot] === 1;
  }

  /** The index after products changed: work in proportion to the changes, besides copies of whole arrays. */
  with(all: readonly IndexChange[]): ProductIndex {
    const changes = all.filter(({ before, after }) => before !== undefined || after !== undefined);
    if (changes.length === 0) return this;
    if (changes.length > MANY) {
      const others = changes.filter(({ onlyPrice }) => !onlyPrice);
      if (others.length > MANY) return this.#rebuilt(changes);
      return this.#repriced(changes.filter(({ onlyPrice }) => onlyPrice)).with(others);
    }
    const { products, freeSlots, slots, columns } = this.#parts;
    const nextProducts = [...products];
    const nextFree = [...freeSlots];
    const slotOf = new Map<number, number | undefined>();
    const placed: ListChange[] = changes.map(({ id, before, after }) => {
      const slot = slots.get(id) ?? nextFree.pop() ?? nextProducts.length;
      nextProducts[slot] = after;
      if (before === undefined && after !== undefined) slotOf.set(id, slot);
      if (before !== undefined && after === undefined) {
        slotOf.set(id, undefined);
        nextFree.push(slot);
      }
      return { slot, before, after };
    });
    const parts: Parts = {
      products: nextProducts,
      freeSlots: nextFree,
      slots: slots.with(slotOf),
      columns: changeColumns(
        columns,
        new Map(placed.map(({ slot, after }) => [slot, after])),
        nextProducts.length,
      ),
    };
    const next = new ProductIndex(parts, new Map());
    for (const [key, { scope, list }] of this.#lists) {
      const changed = list.with(
        parts.columns,
        next.#loader(scope),
        nextProducts,
        changesWithin(scope, placed),
      );
      next.#lists.set(key, { scope, list: changed });
    }
    return next;
  }

  /** This index for another category tree or other home sections: their lists are computed on first use. */
  withOtherGroups(): ProductIndex {
    const lists = [...this.#lists].filter(
      ([, { scope }]) => scope.kind !== 'category' && scope.kind !== 'section',
    );
    const next = new ProductIndex(this.#parts, new Map());
    for (const [key, { scope, list }] of lists) {
      next.#lists.set(key, {
        scope,
        list: list.with(this.#parts.columns, next.#loader(scope), this.#parts.products, []),
      });
    }
    return next;
  }

  /** The list of `scope`. What a category or section contains must not change during the life of this index. */
  list(scope: ListScope): ProductList {
    if (scope.kind === 'ranked') return this.#ranked(scope.ids);
    if ('id' in scope && scope.id === null) {
      return new ProductList(this.#parts.columns, this.#loader(scope));
    }
    const key = 'id' in scope ? `${scope.kind} ${scope.id}` : scope.kind;
    const known = this.#lists.get(key);
    if (known) return known.list;
    const list = new ProductList(this.#parts.columns, this.#loader(scope));
    this.#lists.set(key, { scope, list });
    return list;
  }

  #rebuilt(changes: readonly IndexChange[]): ProductIndex {
    const changed = new Set(changes.map(({ id }) => id));
    const unchanged = [...this.products()].filter(({ id }) => !changed.has(id));
    return ProductIndex.of([...unchanged, ...changes.flatMap(({ after }) => after ?? [])]);
  }

  /** The index after many prices changed and nothing else: everything but prices is shared. */
  #repriced(changes: readonly IndexChange[]): ProductIndex {
    const { products, slots, columns } = this.#parts;
    const nextProducts = [...products];
    const pricesPiastres = columns.pricesPiastres.slice();
    for (const { id, after } of changes) {
      const slot = slots.get(id) as number;
      nextProducts[slot] = after;
      pricesPiastres[slot] = (after as IndexedProduct).pricePiastres;
    }
    const parts = {
      ...this.#parts,
      products: nextProducts,
      columns: { ...columns, pricesPiastres },
    };
    const next = new ProductIndex(parts, new Map());
    for (const [key, { scope, list }] of this.#lists) {
      next.#lists.set(key, { scope, list: list.repriced(parts.columns, next.#loader(scope)) });
    }
    return next;
  }

  #ranked(ids: readonly number[]): ProductList {
    const { slots, columns, products } = this.#parts;
    const found = new Int32Array(ids.length);
    let count = 0;
    for (const id of ids) {
      const slot = slots.get(id);
      if (slot !== undefined) found[count++] = slot;
    }
    const ranked = found.subarray(0, count);
    return new ProductList(columns, (order) =>
      order === 'shop' ? ranked : sortSlots(order, ranked, products),
    );
  }

  /** How a list of `scope` finds its slots in an order: it picks them from those of all products. */
  #loader(scope: ShopScope): (order: Order) => Int32Array {
    const { products } = this.#parts;
    // The list of all products includes the position order, which every change updates.
    if (scope.kind === 'all') return (order) => sortSlots(order, this.#allIn('shop'), products);
    const within = (slots: Int32Array) =>
      slots.filter((slot) => isInScope(scope, products[slot] as IndexedProduct));
    // Few products are featured, so not all are sorted by it.
    return (order) =>
      order === 'featured'
        ? sortSlots(order, within(this.#allIn('shop')), products)
        : within(this.#allIn(order));
  }

  #allIn(order: Order): Int32Array {
    return this.list({ kind: 'all' }).slotsIn(order);
  }
}
