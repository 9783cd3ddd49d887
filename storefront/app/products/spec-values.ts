import type { CctBand, ProductSort, WattBand } from '@dp/contract/product-filters.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';

/**
 * The values that specifications and filters can have, in the order they are offered. They repeat the
 * contract's own lists because its schema files would bring the schema library into the browser; the
 * types refuse a missing or invented value, and a test holds the numbers together.
 */
export type Base = NonNullable<ProductSpecs['base']>;
export type Finish = NonNullable<ProductSpecs['finish']>[number];

function all<T extends string>(record: Record<T, unknown>): readonly T[] {
  return Object.keys(record) as T[];
}

export const BASES = all<Base>({
  E27: 1,
  E14: 1,
  E40: 1,
  B22: 1,
  GU10: 1,
  'GU5.3': 1,
  G9: 1,
  G4: 1,
  G13: 1,
  G5: 1,
  R7s: 1,
  GX53: 1,
  integrated: 1,
});

export const FINISHES = all<Finish>({
  white: 1,
  black: 1,
  gold: 1,
  'rose-gold': 1,
  silver: 1,
  chrome: 1,
  nickel: 1,
  bronze: 1,
  copper: 1,
  wood: 1,
  grey: 1,
  clear: 1,
  opal: 1,
  beige: 1,
  green: 1,
});

/** Upper end of each colour-temperature band, in kelvin. */
const CCT_ENDS: Readonly<Record<CctBand, number>> = {
  amber: 2_500,
  warm: 3_299,
  natural: 4_599,
  day: 5_699,
  cool: 12_000,
};
export const CCT_BANDS = all<CctBand>(CCT_ENDS);

/** The name of a light's colour: what a shopper calls 2700 K or 4000 K. */
export function cctBand(kelvin: number): CctBand {
  return CCT_BANDS.find((band) => kelvin <= CCT_ENDS[band]) ?? 'cool';
}

export const WATT_BANDS = all<WattBand>({
  'up-to-5': 1,
  '6-9': 1,
  '10-15': 1,
  '16-24': 1,
  '25-50': 1,
  'over-50': 1,
});

/** The four sorts that shoppers choose from (specification §2), then the newest first, which home leads to. */
export const SORTS = all<ProductSort>({
  price_asc: 1,
  price_desc: 1,
  name_asc: 1,
  name_desc: 1,
  newest: 1,
});
export const FILTER_SHEET_SORTS = SORTS.filter((sort) => sort !== 'newest');
