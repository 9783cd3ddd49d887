import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { CatalogSnapshot } from '../catalog/catalog-in-memory.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { type ListBody, listProducts } from './list-products.ts';

/**
 * A category's products, those of its sub-categories included, under `products` (specification §3).
 *
 * @throws ProblemError 404 `category_not_found`.
 */
export async function listCategoryProducts(
  db: Db,
  catalog: CatalogSnapshot,
  locale: Locale,
  id: number,
  body: ListBody,
): Promise<CallOutput<'listCategoryProducts'>> {
  if (!catalog.categories.find(id)) throw new ProblemError(404, 'category_not_found');
  const branch = catalog.categories.branchOf(id);
  return listProducts(db, catalog, locale, { kind: 'category', id, branch }, body);
}
