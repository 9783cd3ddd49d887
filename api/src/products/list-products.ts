import type { Locale } from '@dp/contract/locale.ts';
import type { ProductFacets, ProductFilters, ProductSort } from '@dp/contract/product-filters.ts';
import type { Product } from '@dp/contract/products.ts';
import type { CatalogSnapshot } from '../catalog/catalog-in-memory.ts';
import type { Db } from '../database/database.ts';
import { presentProduct } from './present-product.ts';
import { presentFacets } from './product-facets.ts';
import type { ListScope } from './product-index.ts';
import { readShownProducts } from './product-store.ts';

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

/** A page of a list, and facets that count its products before any filter (design §4). */
export async function listProducts(
  db: Db,
  catalog: CatalogSnapshot,
  locale: Locale,
  scope: ListScope,
  body: ListBody,
): Promise<ProductPage & { facets: ProductFacets }> {
  const list = catalog.products.list(scope);
  return {
    ...(await listProductPage(db, catalog, locale, scope, body)),
    facets: presentFacets(list.facets(), list.inStock(), catalog.brandNames, locale),
  };
}

/** A page of a list without facets. */
export async function listProductPage(
  db: Db,
  catalog: CatalogSnapshot,
  locale: Locale,
  scope: ListScope,
  { limit, offset, sort, filters }: ListBody,
): Promise<ProductPage> {
  const list = catalog.products.list(scope);
  const { ids, total } = list.page({ limit, offset, sort, filters, locale });
  const rows = await readShownProducts(db, ids);
  const products = ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [presentProduct(row, catalog, locale)] : [];
  });
  return { products, total, limit, offset };
}
