import type { Locale } from '@dp/contract/locale.ts';
import type { ProductSort } from '@dp/contract/product-filters.ts';
import { placeOf } from '../sorted/place-of.ts';
import type { IndexedProduct } from './indexed-product.ts';
import type { ListChange } from './product-list.ts';

/** The precomputed sort orders of slots, all ascending. */
export type Order = 'shop' | 'featured' | 'price' | 'age' | 'name-ar' | 'name-en';

/** A sort of a list call, or the owner's order of the featured products. */
export type ListSort = ProductSort | 'featured';

/** All products by slot; undefined in a free slot. */
export type Products = readonly (IndexedProduct | undefined)[];

/** The precomputed order of a sort, and whether it is read backwards. */
export function orderOf(
  sort: ListSort | undefined,
  locale: Locale,
): { readonly order: Order; readonly descending: boolean } {
  const descending = sort === 'price_desc' || sort === 'name_desc' || sort === 'newest';
  if (sort === undefined) return { order: 'shop', descending };
  if (sort === 'featured') return { order: 'featured', descending };
  if (sort === 'newest') return { order: 'age', descending };
  const byPrice = sort === 'price_asc' || sort === 'price_desc';
  return { order: byPrice ? 'price' : `name-${locale}`, descending };
}

/** Positions are at most this, so that a place and a position make one number. */
const POSITIONS = 1_000_000_001;

const keys: Record<Order, (product: IndexedProduct) => number> = {
  shop: ({ position }) => position,
  // Those of one place in the shop's order; it is read for featured products alone.
  featured: ({ featured, position }) => (featured ?? 0) * POSITIONS + position,
  // Ids grow as products are added.
  age: ({ id }) => id,
  price: ({ pricePiastres }) => pricePiastres,
  'name-ar': ({ nameRankAr }) => nameRankAr,
  'name-en': ({ nameRankEn }) => nameRankEn,
};

/** Compares products in an order; ties by id. */
export function comparator(order: Order): (a: IndexedProduct, b: IndexedProduct) => number {
  const key = keys[order];
  return (a, b) => key(a) - key(b) || a.id - b.id;
}

/** The slots in another order. */
export function sortSlots(order: Order, slots: Int32Array, products: Products): Int32Array {
  const compare = comparator(order);
  return slots.toSorted((a, b) =>
    compare(products[a] as IndexedProduct, products[b] as IndexedProduct),
  );
}

/**
 * A sort order after some products changed: removes those that left or moved, and inserts those that came or
 * moved. The same array when none did.
 */
export function orderWith(
  order: Order,
  slots: Int32Array,
  products: Products,
  changes: readonly ListChange[],
): Int32Array {
  const key = keys[order];
  const moved = changes.filter(
    ({ before, after }) =>
      before?.id !== after?.id || (before && after && key(before) !== key(after)),
  );
  if (moved.length === 0) return slots;
  const gone = new Set(moved.flatMap(({ slot, before }) => (before ? [slot] : [])));
  const come = moved.flatMap(({ slot, after }) => (after ? [slot] : []));
  const stay = gone.size === 0 ? slots : slots.filter((slot) => !gone.has(slot));
  return come.length === 0 ? stay : mergeSlots(order, stay, come, products);
}

/** Merges two sorted lists; each of `come` is placed by binary search. */
function mergeSlots(
  order: Order,
  stay: Int32Array,
  come: readonly number[],
  products: Products,
): Int32Array {
  const compare = comparator(order);
  const at = (slot: number) => products[slot] as IndexedProduct;
  const merged = new Int32Array(stay.length + come.length);
  let from = 0;
  let end = 0;
  for (const slot of come.toSorted((a, b) => compare(at(a), at(b)))) {
    const place = placeOf(stay, (other) => compare(at(other), at(slot)), from);
    merged.set(stay.subarray(from, place), end);
    end += place - from;
    merged[end++] = slot;
    from = place;
  }
  merged.set(stay.subarray(from), end);
  return merged;
}
