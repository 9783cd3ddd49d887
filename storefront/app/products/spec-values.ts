import type { CctBand } from '@dp/contract/product-filters.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { CCT_BAND_NAMES, CCT_BANDS, PRODUCT_SORTS } from '@dp/contract/product-values.ts';

export type Base = NonNullable<ProductSpecs['base']>;
export type Room = NonNullable<ProductSpecs['rooms']>[number];
export type Finish = NonNullable<ProductSpecs['finish']>[number];

/** The name of a light's colour: what a shopper calls 2700 K or 4000 K. */
export function cctBand(kelvin: number): CctBand {
  return CCT_BAND_NAMES.find((band) => kelvin <= CCT_BANDS[band][1]) ?? 'cool';
}

/** Those that the filter sheet offers (specification §2). */
export const FILTER_SHEET_SORTS = PRODUCT_SORTS.filter((sort) => sort !== 'newest');
