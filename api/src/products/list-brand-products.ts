import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { CatalogSnapshot } from '../catalog/catalog-in-memory.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { type ListBody, listProducts } from './list-products.ts';

/**
 * A brand's products.
 *
 * @throws ProblemError 404 `brand_not_found`.
 */
export async function listBrandProducts(
  db: Db,
  catalog: CatalogSnapshot,
  locale: Locale,
  id: number,
  body: ListBody,
): Promise<CallOutput<'listProductsByBrand'>> {
  if (!catalog.brandNames.has(id)) throw new ProblemError(404, 'brand_not_found');
  const { products, ...page } = await listProducts(
    db,
    catalog,
    locale,
    { kind: 'brand', id },
    body,
  );
  return { data: products, ...page };
}
