import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { presentProduct } from './present-product.ts';

/**
 * One product.
 *
 * @throws ProblemError 404 `product_not_found`, also for a withdrawn one (see `findWithdrawnProduct`).
 */
export async function getProduct(
  catalog: CatalogReader,
  locale: Locale,
  id: number,
): Promise<CallOutput<'getProduct'>> {
  const row = (await catalog.rows([id])).get(id);
  if (!row) throw new ProblemError(404, 'product_not_found');
  return { data: presentProduct(row, catalog, locale) };
}
