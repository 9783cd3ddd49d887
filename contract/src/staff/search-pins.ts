/** Products that staff put first in what a search finds. */
import { z } from 'zod';
import { idField, requiredText } from '../fields.ts';
import { SEARCH_TEXT_MAX_LENGTH } from '../limits.ts';
import { chosenProduct } from './chosen-product.ts';
import { distinct } from './fields.ts';
import { gap } from './search.ts';
import { PINNED_PRODUCTS_MAX } from './search-values.ts';

/** A search as shoppers type it; longer than what search reads of one it cannot be. */
const query = requiredText('required', SEARCH_TEXT_MAX_LENGTH);

export const listPinnedSearchesQuery = z.strictObject({
  /** Part of a search, in any spelling. */
  text: z.string().max(100, 'too_long').optional(),
  /** The last key of the page before. */
  after: z.string().max(1_000, 'too_long').optional(),
});
const listedPinnedSearch = z.object({
  /** One key for every spelling of the search. */
  key: z.string(),
  query: z.string(),
  /** How many products are pinned, and how many of these shoppers see now. */
  pinned: z.int(),
  shown: z.int(),
  /** The first of them. */
  first: z.array(chosenProduct),
});
export type ListedPinnedSearch = z.infer<typeof listedPinnedSearch>;
/** `next` is for `after`; null at the end. */
export const pinnedSearchesResponse = z.object({
  data: z.array(listedPinnedSearch),
  next: z.string().nullable(),
});

export const getPinnedSearchQuery = z.strictObject({ query });
export const pinnedSearch = z.object({
  key: z.string(),
  query: z.string(),
  /** 0 while nothing is pinned. */
  version: z.int(),
  /** In the order in which they come first. */
  products: z.array(chosenProduct),
});
export type PinnedSearch = z.infer<typeof pinnedSearch>;
/** `shop_url` is the search in the shop. */
export const pinnedSearchResponse = z.object({ data: pinnedSearch, shop_url: z.string() });

/**
 * The products that come first, in this order; none unpins all. `version` is the one that was seen, and `gap`
 * the poorly served search that this mends: it is dismissed.
 */
export const savePinnedSearchBody = z
  .strictObject({
    query,
    version: z.int({ error: 'invalid' }).min(0, 'invalid'),
    products: distinct(idField, PINNED_PRODUCTS_MAX),
    gap: gap.optional(),
  })
  .refine(({ version, products }) => version > 0 || products.length > 0, {
    path: ['products'],
    error: 'required',
  });
