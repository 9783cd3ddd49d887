/** Values of the product screens as plain data, which browsers load without zod. */

export const PRODUCT_FILTERS = ['all', 'on_sale', 'withdrawn', 'featured'] as const;
export type ProductFilter = (typeof PRODUCT_FILTERS)[number];

/** Longest texts of a product, in characters. */
export const PRODUCT_NAME_MAX_LENGTH = 160;
export const PRODUCT_DESCRIPTION_MAX_LENGTH = 10_000;
