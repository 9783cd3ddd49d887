import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { presentProduct } from './present-product.ts';

/**
 * One product, with what the owner chose to show beside it.
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
  const { title, description } = row.seo;
  const seo = {
    ...(title[locale] && { title: title[locale] }),
    ...(description[locale] && { description: description[locale] }),
  };
  const chosen = row.related.length === 0 ? undefined : await catalog.rows(row.related);
  const related = row.related.flatMap((other) => {
    const shown = chosen?.get(other);
    return shown ? [presentProduct(shown, catalog, locale)] : [];
  });
  return {
    data: presentProduct(row, catalog, locale),
    ...(Object.keys(seo).length > 0 && { seo }),
    ...(related.length > 0 && { related }),
  };
}
