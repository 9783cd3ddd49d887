import { PRODUCT_SORTS } from '@dp/contract/product-values.ts';

/** The shop's own order and the newest, then those of specification §2, in pairs. */
export const SORTS = [
  undefined,
  'newest',
  ...PRODUCT_SORTS.filter((sort) => sort !== 'newest'),
] as const;
