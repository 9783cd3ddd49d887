import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { CatalogSnapshot } from '../catalog/catalog-in-memory.ts';
import type { Db } from '../database/database.ts';
import { type ListBody, listProducts } from '../products/list-products.ts';
import { rankProducts } from './rank-products.ts';
import type { SearchIndex } from './search-index.ts';

/** A page of what a query finds, the best first unless sorted, with facets over everything found (design §5). */
export async function searchProducts(
  db: Db,
  catalog: CatalogSnapshot,
  index: SearchIndex,
  locale: Locale,
  query: string,
  body: ListBody,
): Promise<CallOutput<'searchProducts'>> {
  const { ids, corrected } = rankProducts(index, query, (id) => catalog.products.isInStock(id));
  const { products, ...page } = await listProducts(
    db,
    catalog,
    locale,
    { kind: 'ranked', ids },
    body,
  );
  return { data: { data: products, ...page, ...(corrected === undefined ? {} : { corrected }) } };
}
