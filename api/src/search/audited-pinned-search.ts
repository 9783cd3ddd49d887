import type { Db } from '../database/database.ts';
import { readAuditedProducts } from '../products/product-queries.ts';
import type { PinnedSearchRow } from './pinned-search-rows.ts';

/** What is pinned for a search, as the audit trail shows it. */
export async function auditedPinnedSearch(tx: Db, { query, productIds }: PinnedSearchRow) {
  return { query, products: await readAuditedProducts(tx, productIds) };
}
