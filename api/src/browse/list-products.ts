import type { Locale } from '@dp/contract/locale.ts';
import type { ProductFacets, ProductFilters, ProductSort } from '@dp/contract/product-filters.ts';
import type { Product } from '@dp/contract/products.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import type { ListScope } from '../read-model/list-scope.ts';
import { presentFacets } from '../read-model/product-facets.ts';
import type { ListSort } from '../read-model/product-orders.ts';
import { presentProduct } from './present-product.ts';

/** The body of every list call. */
export interface ListBody {
  readonly limit: number;
  readonly offset: number;
  readonly sort?: ProductSort | undefined;
  readonly filters?: ProductFilters | undefined;
}

export interface ProductPage {
  readonly products: Product[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of a list, and its facets: each group of filters is counted under the filters of the other groups.
 *
 * @param counted what facets are of, where the filters apply to more than the list.
 */
export async function listProducts(
  catalog: CatalogReader,
  locale: Locale,
  scope: ListScope,
  body: ListBody,
  counted: ListScope = scope,
): Promise<ProductPage & { facets: ProductFacets }> {
  const { unfiltered, filtered } = catalog.facets(counted, body.filters);
  return {
    ...(await listProductPage(catalog, locale, scope, body)),
    facets: presentFacets(unfiltered, filtered, catalog.brandNames, locale),
  };
}

/** A page of a list without facets. */
export async function listProductPage(
  catalog: CatalogReader,
  locale: Locale,
  scope: ListScope,
  {
    limit,
    offset,
    sort,
    filters,
  }: Omit<ListBody, 'sort'> & { readonly sort?: ListSort | undefined },
): Promise<ProductPage> {
  const { ids, total } = catalog.page(scope, { limit, offset, sort, filters, locale });
  return { products: await presentProducts(catalog, locale, ids), total, limit, offset };
}

/** Products on sale, in the order of their ids in `ids`. */
export async function presentProducts(
  catalog: CatalogReader,
  locale: Locale,
  ids: readonly number[],
): Promise<Product[]> {
  const rows = await catalog.rows(ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [presentProduct(row, catalog, locale)] : [];
  });
}
