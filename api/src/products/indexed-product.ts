import {
  BASES,
  CCT_BAND_NAMES,
  CCT_BANDS,
  FINISHES,
  WATT_BAND_NAMES,
  WATT_BANDS,
} from '@dp/contract/product-values.ts';

/** What lists, filters and facets need to know of a product on sale, as its row says it. */
export interface ProductFacts {
  readonly id: number;
  readonly brandId: number | null;
  readonly categoryId: number | null;
  readonly position: number;
  readonly nameRankAr: number;
  readonly nameRankEn: number;
  readonly pricePiastres: number;
  readonly discounted: boolean;
  readonly featured: boolean;
  readonly stock: number;
  readonly watt: number | null;
  readonly base: string | null;
  readonly ip: number | null;
  readonly dimmable: boolean;
  readonly cctKelvin: readonly number[];
  readonly finishes: readonly string[];
}

/**
 * A product in the index. Choices stand in bit masks, bit n for the n-th value of the contract's list
 * (`BASES`, `CCT_BAND_NAMES` …), so that a filter is one comparison.
 */
export interface IndexedProduct
  extends Omit<ProductFacts, 'stock' | 'watt' | 'base' | 'cctKelvin' | 'finishes'> {
  readonly bases: number;
  readonly cctBands: number;
  readonly wattBands: number;
  readonly finishes: number;
  /** Follows the stock, which changes without the catalogue. */
  inStock: boolean;
}

/** Packs what lists ask of a product. */
export function indexProduct({
  stock,
  watt,
  base,
  cctKelvin,
  finishes,
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
  };
}

/** The bits of some of a list's values; values that the list does not have are left out. */
export function maskOf<T extends string>(list: readonly T[], values: readonly string[]): number {
  return bandMask(list, (value) => values.includes(value));
}

function bandMask<T extends string>(list: readonly T[], holds: (value: T) => boolean): number {
  return list.reduce((mask, value, bit) => (holds(value) ? mask | (1 << bit) : mask), 0);
}
