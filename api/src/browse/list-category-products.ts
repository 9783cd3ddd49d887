import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { type ListBody, listProducts } from './list-products.ts';

/**
 * A category's products, those of its sub-categories included, under `products` (specification §3).
 *
 * @throws ProblemError 404 `category_not_found`.
 */
export async function listCategoryProducts(
  catalog: CatalogReader,
  locale: Locale,
  id: number,
  body: ListBody,
): Promise<CallOutput<'listCategoryProducts'>> {
  if (!catalog.categories.find(id)) throw new ProblemError(404, 'category_not_found');
  const branch = catalog.categories.branchOf(id);
  return listProducts(catalog, locale, { kind: 'category', id, branch }, body);
}
