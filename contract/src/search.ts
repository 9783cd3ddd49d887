/** Requests and answers of search (specification §3, §7; decision 077). */
import { z } from 'zod';
import { picture } from './pictures.ts';
import { productFacets } from './product-filters.ts';
import { product } from './products.ts';

/** A query may be empty or long; what matters of it is its first 200 characters. */
export const searchQuery = z.strictObject({
  query: z.string({ error: 'required' }).max(20_000, 'too_long'),
});

/** Measures of which the nearest existing values can be named; lengths are in millimetres. */
export const MEASURED_ATTRIBUTES = [
  'watt',
  'kelvin',
  'lumen',
  'volt',
  'ampere',
  'length',
  'ip',
  'angle',
  'lamps',
] as const;

/**
 * Products that answer a part of the query only. `relaxed` are the words, as typed or corrected, that none of them
 * answers; `nearest` are values that exist instead of one that was asked for, ascending.
 */
export const nearProducts = z.object({
  data: z.array(product),
  total: z.int(),
  relaxed: z.array(z.object({ word: z.string() })),
  nearest: z.array(
    z.object({
      attribute: z.enum(MEASURED_ATTRIBUTES),
      asked: z.number(),
      /** The other end, where a range was asked for. */
      asked_to: z.number().optional(),
      values: z.array(z.number()),
    }),
  ),
});
export type NearProducts = z.infer<typeof nearProducts>;

/**
 * Products are in `data.data` (specification §3). `total`, `limit` and `offset` are of the full matches; `near`
 * comes after them: the first near product has the offset `total`. `facets` are of both, as filters apply to both.
 * `corrected` is what was searched instead of a misspelt query.
 */
export const searchResponse = z.object({
  data: z.object({
    data: z.array(product),
    total: z.int(),
    limit: z.int(),
    offset: z.int(),
    facets: productFacets,
    corrected: z.string().optional(),
    near: nearProducts.optional(),
  }),
});

export const suggestResponse = z.object({
  data: z.object({
    queries: z.array(z.string()),
    categories: z.array(z.object({ id: z.int(), name: z.string(), picture: picture.nullable() })),
    brands: z.array(z.object({ id: z.int(), name: z.string() })),
    products: z.array(product),
  }),
});
