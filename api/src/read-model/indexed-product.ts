import { type Goods, goodsOf } from '@dp/contract/goods.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import {
  BASES,
  CCT_BAND_NAMES,
  CCT_BANDS,
  FINISHES,
  ROOMS,
  WATT_BAND_NAMES,
  WATT_BANDS,
} from '@dp/contract/product-values.ts';
import type { ProductFacts } from '../products/product-changes.ts';

/**
 * A product in the index; immutable. Choices are bit masks, bit n for the n-th value of the contract's
 * list (`BASES`, `CCT_BAND_NAMES` …), so that a filter is one comparison.
 */
export interface IndexedProduct
  extends Omit<
    ProductFacts,
    'stock' | 'watt' | 'base' | 'cctKelvin' | 'finishes' | 'rooms' | 'tags' | 'kindFacts'
  > {
  readonly bases: number;
  readonly cctBands: number;
  readonly wattBands: number;
  readonly finishes: number;
  readonly rooms: number;
  /** Tags, separated by spaces, which they do not contain. */
  readonly tags: string;
  readonly inStock: boolean;
  readonly goods: Goods;
}

/** Packs the list attributes of a product. */
export function indexProduct({
  stock,
  watt,
  base,
  cctKelvin,
  finishes,
  rooms,
  tags,
  kindFacts,
  ...facts
}: ProductFacts): IndexedProduct {
  return {
    ...facts,
    inStock: stock > 0,
    bases: base === null ? 0 : maskOf(BASES, [base]),
    cctBands: bandMask(CCT_BAND_NAMES, (name) => {
      const [from, to] = CCT_BANDS[name];
      return cctKelvin.some((kelvin) => kelvin >= from && kelvin <= to);
    }),
    wattBands: bandMask(WATT_BAND_NAMES, (name) => {
      const [above, to] = WATT_BANDS[name];
      return watt !== null && watt > above && watt <= to;
    }),
    finishes: maskOf(FINISHES, finishes),
    rooms: maskOf(ROOMS, rooms),
    tags: tags.join(' '),
    goods: goodsOf({
      ...kindFacts,
      ...(watt === null ? {} : { watt }),
      ...(base === null ? {} : { base: base as NonNullable<ProductSpecs['base']> }),
    }),
  };
}

/** Whether the two are equal for lists, filters and facets; undefined is a product not on sale. */
export function sameInLists(a: IndexedProduct | undefined, b: IndexedProduct | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  return (Object.keys(a) as (keyof IndexedProduct)[]).every((fact) => a[fact] === b[fact]);
}

/** The bits of some of a list's values; values that the list does not have are left out. */
export function maskOf<T extends string>(list: readonly T[], values: readonly string[]): number {
  return bandMask(list, (value) => values.includes(value));
}

function bandMask<T extends string>(list: readonly T[], holds: (value: T) => boolean): number {
  return list.reduce((mask, value, bit) => (holds(value) ? mask | (1 << bit) : mask), 0);
}
