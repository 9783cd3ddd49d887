import type { ProductSummary } from './product-summary.ts';

/** Maximum number of cached summaries; the oldest is evicted. */
const SEEN_MAX = 400;

const seen = new Map<number, ProductSummary>();

/** Caches a product shown in a list, so that its page opens with what is already known. */
export function cacheSummary(product: ProductSummary): void {
  seen.delete(product.id);
  seen.set(product.id, product);
  for (const oldest of seen.keys()) {
    if (seen.size <= SEEN_MAX) break;
    seen.delete(oldest);
  }
}

/** What a list showed of a product in this tab; undefined when none did. */
export function cachedSummary(id: number): ProductSummary | undefined {
  return seen.get(id);
}
