import type { CctBand } from '@dp/contract/product-filters.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { CCT_BAND_NAMES, CCT_BANDS } from '@dp/contract/product-values.ts';

export type Base = NonNullable<ProductSpecs['base']>;
export type Room = NonNullable<ProductSpecs['rooms']>[number];
export type Finish = NonNullable<ProductSpecs['finish']>[number];

/** The name of a light's colour: what a shopper calls 2700 K or 4000 K. */
export function cctBand(kelvin: number): CctBand {
  return CCT_BAND_NAMES.find((band) => kelvin <= CCT_BANDS[band][1]) ?? 'cool';
}
