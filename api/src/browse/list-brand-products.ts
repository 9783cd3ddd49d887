import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { type ListBody, listProducts } from './list-products.ts';

/**
 * A brand's products.
 *
 * @throws ProblemError 404 `brand_not_found`.
 */
export async function listBrandProducts(
  catalog: CatalogReader,
  locale: Locale,
  id: number,
  body: ListBody,
): Promise<CallOutput<'listProductsByBrand'>> {
  if (!catalog.brandNames.has(id)) throw new ProblemError(404, 'brand_not_found');
  const { products, ...page } = await listProducts(catalog, locale, { kind: 'brand', id }, body);
  return { data: products, ...page };
}
