import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { rankProducts } from '../search/rank-products.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { type ListBody, listProducts } from './list-products.ts';

/** A page of what a query finds, the best first unless sorted, with facets over everything found (design §5). */
export async function searchProducts(
  catalog: CatalogReader,
  index: SearchIndex,
  locale: Locale,
  query: string,
  body: ListBody,
): Promise<CallOutput<'searchProducts'>> {
  const { ids, corrected } = catalog.search((isInStock) => rankProducts(index, query, isInStock));
  const { products, ...page } = await listProducts(catalog, locale, { kind: 'ranked', ids }, body);
  return { data: { data: products, ...page, ...(corrected === undefined ? {} : { corrected }) } };
}
