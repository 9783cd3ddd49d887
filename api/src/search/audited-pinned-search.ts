import { auditedProducts } from '../products/product-queries.ts';
import type { PinnedSearchRow } from './pinned-search-rows.ts';

/**
 * What is pinned for a search, as the audit trail shows it.
 *
 * @param skus of its products at least.
 */
export function auditedPinnedSearch(
  { query, productIds }: PinnedSearchRow,
  skus: ReadonlyMap<number, string>,
) {
  return { query, products: auditedProducts(productIds, skus) };
}
