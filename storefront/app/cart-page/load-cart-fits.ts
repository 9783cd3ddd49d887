import type { ApiClient } from '../api/client.ts';
import { type FittingProduct, loadFitting } from '../product-page/load-fitting.ts';

/** So many lines of a cart are completed, the first ones, and so many products are offered. */
const LINES_MAX = 4;
const SHOWN_MAX = 6;

/** Bulbs, drivers and dimmers for what is in a cart, without what it has; what cannot be asked for is left out. */
export async function loadCartFits(
  api: ApiClient,
  ids: readonly number[],
): Promise<readonly FittingProduct[]> {
  const answers = await Promise.all(
    ids.slice(0, LINES_MAX).map((id) => loadFitting(api, id).catch(() => [])),
  );
  const known = new Set(ids);
  const fits: FittingProduct[] = [];
  // The best of each line first.
  const longest = Math.max(0, ...answers.map(({ length }) => length));
  for (let rank = 0; rank < longest; rank += 1) {
    for (const { [rank]: fit } of answers) {
      if (fit === undefined || known.has(fit.product.id)) continue;
      known.add(fit.product.id);
      fits.push(fit);
    }
  }
  return fits.slice(0, SHOWN_MAX);
}
