import { CART_LINES_MAX } from '@dp/contract/limits.ts';
import type { ApiClient } from '../api/client.ts';
import { type ProductSummary, summaryOf } from '../products/product-summary.ts';

/** The favourites' products; `missing` are ids that are no longer sold. */
export interface FavouriteProducts {
  readonly products: readonly ProductSummary[];
  readonly missing: readonly number[];
}

/** Splits a list into runs of at most `size`. */
export function inRuns<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

/** Loads the products of favourites through the cart's call (specification §7), in chunks of its maximum. */
export async function loadFavourites(
  api: ApiClient,
  ids: readonly number[],
): Promise<FavouriteProducts> {
  const answers = await Promise.all(
    inRuns(ids, CART_LINES_MAX).map((run) =>
      api.call('listCartProducts', { body: { lines: run.map((id) => ({ id, quantity: 1 })) } }),
    ),
  );
  return {
    products: answers.flatMap(({ products }) => products.map(summaryOf)),
    missing: answers.flatMap(({ missing }) => missing),
  };
}
