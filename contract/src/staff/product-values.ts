/** Values of the product screens as plain data, which browsers load without zod. */

/** What staff decide: a draft was never on sale, a withdrawn product is no longer. */
export const PRODUCT_STATES = ['draft', 'on_sale', 'withdrawn'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** `scheduled` goes on sale by itself at a moment to come. */
export const PRODUCT_FILTERS = [
  'all',
  'on_sale',
  'draft',
  'scheduled',
  'withdrawn',
  'featured',
] as const;
export type ProductFilter = (typeof PRODUCT_FILTERS)[number];

/** What an earlier state of a product had and the shop no longer has. */
export const LOST_PARTS = ['category', 'brand', 'related'] as const;
export type LostPart = (typeof LOST_PARTS)[number];

/** Longest texts of a product, in characters. */
export const PRODUCT_NAME_MAX_LENGTH = 160;
export const PRODUCT_DESCRIPTION_MAX_LENGTH = 10_000;
export const SKU_MAX_LENGTH = 40;
export const SEO_TITLE_MAX_LENGTH = 120;
export const SEO_DESCRIPTION_MAX_LENGTH = 320;
/** Most products that are chosen to be shown beside one. */
export const RELATED_MAX = 8;
/** Most tags of a product, the longest one, and what they are made of, as in catalogue files. */
export const TAGS_MAX = 20;
export const TAG_MAX_LENGTH = 80;
export const TAG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Most units that a product can have. */
export const STOCK_MAX = 1_000_000;

/** Highest price of one unit, in EGP. */
export const PRICE_MAX_EGP = 10_000_000;
