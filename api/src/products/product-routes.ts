import type { CatalogAnswers } from '../catalog/catalog-answers.ts';
import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { ProblemError } from '../http/problem-error.ts';
import { findWithdrawnProduct } from './find-withdrawn-product.ts';
import { getProduct, shareProductMarks } from './get-product.ts';
import { listBrandProducts } from './list-brand-products.ts';
import { listCartProducts } from './list-cart-products.ts';
import { listCategoryProducts } from './list-category-products.ts';
import { listProductPage, listProducts } from './list-products.ts';

/** The product calls, but for search. */
export function addProductRoutes(add: AddEndpoint, deps: Deps, answers: CatalogAnswers): void {
  const { db } = deps;
  const readMark = shareProductMarks(deps);

  add('listProducts', ({ body, locale }) =>
    answers.withStock('listProducts', locale, body, async (catalog) => {
      const { products, ...page } = await listProducts(db, catalog, locale, { kind: 'all' }, body);
      return { data: products, ...page };
    }),
  );
  add('listFeaturedProducts', ({ body, locale }) =>
    answers.withStock('listFeaturedProducts', locale, body, async (catalog) => {
      const scope = { kind: 'featured' } as const;
      const { products, ...page } = await listProductPage(db, catalog, locale, scope, body);
      return { data: products, ...page };
    }),
  );
  add('getProduct', async ({ params: { id }, locale }) => {
    try {
      return await answers.ofRow('getProduct', locale, id, readMark, (catalog) =>
        getProduct(db, catalog, locale, id),
      );
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'product_not_found') throw error;
      const { categories } = await answers.catalog.now();
      throw (await findWithdrawnProduct(db, categories, locale, id)) ?? error;
    }
  });
  add('listCategoryProducts', ({ params: { id }, body, locale }) =>
    answers.withStock('listCategoryProducts', locale, [id, body], (catalog) =>
      listCategoryProducts(db, catalog, locale, id, body),
    ),
  );
  // The same list by its other address, so it has the same prepared answers.
  add('listProductsByCategory', ({ body: { category_id: id, ...body }, locale }) =>
    answers.withStock('listCategoryProducts', locale, [id, body], (catalog) =>
      listCategoryProducts(db, catalog, locale, id, body),
    ),
  );
  add('listProductsByBrand', ({ body: { brand_id: id, ...body }, locale }) =>
    answers.withStock('listProductsByBrand', locale, [id, body], (catalog) =>
      listBrandProducts(db, catalog, locale, id, body),
    ),
  );
  add('listCartProducts', async ({ body, locale }) =>
    listCartProducts(db, await answers.catalog.apartFromStock(), locale, body.lines),
  );
}
