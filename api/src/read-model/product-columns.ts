import type { IndexedProduct } from './indexed-product.ts';

/** A fact with few different values. */
export interface ValueColumn {
  /** The distinct values. */
  readonly values: readonly number[];
  /** For each slot which of the `values`; `NONE` where there is none. */
  readonly places: Int32Array;
}

/** The index of no value. */
export const NONE = -1;

type Column = Int32Array | Float64Array | Uint8Array;

/** How a column is read off a product. */
const NUMBERS = {
  ids: { type: Int32Array, read: ({ id }) => id },
  pricesPiastres: { type: Float64Array, read: ({ pricePiastres }) => pricePiastres },
  bases: { type: Int32Array, read: ({ bases }) => bases },
  cctBands: { type: Int32Array, read: ({ cctBands }) => cctBands },
  wattBands: { type: Int32Array, read: ({ wattBands }) => wattBands },
  finishes: { type: Int32Array, read: ({ finishes }) => finishes },
  rooms: { type: Int32Array, read: ({ rooms }) => rooms },
  dimmable: { type: Uint8Array, read: ({ dimmable }) => (dimmable ? 1 : 0) },
  discounted: { type: Uint8Array, read: ({ discounted }) => (discounted ? 1 : 0) },
  bulb: { type: Uint8Array, read: ({ bulb }) => (bulb ? 1 : 0) },
  featured: { type: Uint8Array, read: ({ featured }) => (featured === null ? 0 : 1) },
  inStock: { type: Uint8Array, read: ({ inStock }) => (inStock ? 1 : 0) },
} as const satisfies Record<
  string,
  { type: new (length: number) => Column; read: (product: IndexedProduct) => number }
>;
type NumberColumns = {
  readonly [K in keyof typeof NUMBERS]: InstanceType<(typeof NUMBERS)[K]['type']>;
};

const VALUES = {
  brandIds: ({ brandId }: IndexedProduct) => brandId,
  ips: ({ ip }: IndexedProduct) => ip,
} as const;
type ValueColumns = { readonly [K in keyof typeof VALUES]: ValueColumn };

/** A product by slot, as it is now; undefined where the slot is free. */
export type SlotChanges = ReadonlyMap<number, IndexedProduct | undefined>;

/**
 * The filtered and counted attributes of all products as columns; a product is identified by its slot.
 * Immutable: a change copies the affected columns and shares the others. Scanning 100,000 products this way
 * takes a millisecond; as objects it took twenty-five.
 */
export interface ProductColumns extends NumberColumns, ValueColumns {}

/** @param products in the order of their slots. */
export function columnsOf(products: readonly IndexedProduct[]): ProductColumns {
  const changes = new Map(products.entries());
  const empty = {
    ...mapEntries(NUMBERS, ({ type }) => new type(0)),
    ...mapEntries(VALUES, () => ({ values: [], places: new Int32Array(0) })),
  } as ProductColumns;
  return changeColumns(empty, changes, products.length);
}

/**
 * The columns with some slots changed. A free slot's content is undefined: no list contains it.
 *
 * @param size number of slots now.
 */
export function changeColumns(
  columns: ProductColumns,
  changes: SlotChanges,
  size: number,
): ProductColumns {
  return {
    ...mapEntries(NUMBERS, ({ type, read }, name) =>
      changeNumbers(columns[name as keyof typeof NUMBERS], type, read, changes, size),
    ),
    ...mapEntries(VALUES, (read, name) =>
      changeValues(columns[name as keyof typeof VALUES], read, changes, size),
    ),
  } as ProductColumns;
}

function changeNumbers(
  column: Column,
  type: new (length: number) => Column,
  read: (product: IndexedProduct) => number,
  changes: SlotChanges,
  size: number,
): Column {
  let copy = column.length < size ? grown(column, type, size) : undefined;
  for (const [slot, product] of changes) {
    if (product === undefined) continue;
    const value = read(product);
    if ((copy ?? column)[slot] === value) continue;
    copy ??= column.slice();
    copy[slot] = value;
  }
  return copy ?? column;
}

function changeValues(
  { values, places }: ValueColumn,
  read: (product: IndexedProduct) => number | null,
  changes: SlotChanges,
  size: number,
): ValueColumn {
  const known = new Map(values.map((value, place) => [value, place]));
  const placeOf = (product: IndexedProduct) => {
    const value = read(product);
    if (value === null) return NONE;
    const place = known.get(value) ?? known.size;
    known.set(value, place);
    return place;
  };
  const changed = changeNumbers(places, Int32Array, placeOf, changes, size) as Int32Array;
  if (changed === places && known.size === values.length) return { values, places };
  return { values: known.size === values.length ? values : [...known.keys()], places: changed };
}

/** With room to spare, so that products added one by one do not copy every column each time. */
function grown(column: Column, type: new (length: number) => Column, size: number): Column {
  const larger = new type(column.length === 0 ? size : Math.ceil(size * 1.1));
  larger.set(column);
  return larger;
}

function mapEntries<T extends object, R>(
  object: T,
  map: (value: T[keyof T], name: string) => R,
): Record<keyof T, R> {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, map(value as T[keyof T], name)]),
  ) as Record<keyof T, R>;
}
