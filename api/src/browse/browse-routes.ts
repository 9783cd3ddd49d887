import type { CallName } from '@dp/contract/calls.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { AppDeps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { PreparedResponse } from '../http/prepared-response.ts';
import { compilePage } from '../page-texts/compile-page.ts';
import { pageTextOf, writtenPage } from '../page-texts/page-text.ts';
import { paysBy } from '../payments/offered-methods.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { findWithdrawnProduct } from '../products/find-withdrawn-product.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { findBulbs } from './find-bulbs.ts';
import { getProduct } from './get-product.ts';
import { listBrandProducts } from './list-brand-products.ts';
import { getBrand, listBrands, listHomeBrands } from './list-brands.ts';
import { listCarousel } from './list-carousel.ts';
import { listCartProducts } from './list-cart-products.ts';
import { listCategories, listCategoryChildren } from './list-categories.ts';
import { listCategoryProducts } from './list-category-products.ts';
import { listFeaturedProducts } from './list-featured-products.ts';
import { listFittingProducts } from './list-fitting-products.ts';
import { listHomeSections } from './list-home-sections.ts';
import { listProducts } from './list-products.ts';
import { listRooms } from './list-rooms.ts';
import { previewProduct } from './preview-product.ts';
import { addSearchRoutes } from './search-routes.ts';

/** The catalogue's calls, answered through the response cache. */
export function addBrowseRoutes(add: AddEndpoint, deps: AppDeps): void {
  const { db, catalog, responses, payments, now } = deps;
  const cached = <N extends CallName>(
    name: N,
    locale: Locale,
    request: unknown,
    make: (reader: CatalogReader) => Promise<CallOutput<N>>,
  ): Promise<PreparedResponse> =>
    responses.get(`${name} ${locale} ${JSON.stringify(request)}`, async (reader) =>
      PreparedResponse.of(name, await make(reader)),
    );

  add('listProducts', ({ body, locale }) =>
    cached('listProducts', locale, body, async (reader) => {
      const { products, ...page } = await listProducts(reader, locale, { kind: 'all' }, body);
      return { data: products, ...page };
    }),
  );
  add('listFeaturedProducts', ({ body, locale }) =>
    cached('listFeaturedProducts', locale, body, (reader) =>
      listFeaturedProducts(reader, locale, body),
    ),
  );
  add('getProduct', async ({ params: { id }, locale }) => {
    try {
      return await cached('getProduct', locale, id, (reader) => getProduct(reader, locale, id));
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'product_not_found') throw error;
      const { categories } = await catalog.current();
      throw (await findWithdrawnProduct(db, categories, locale, id)) ?? error;
    }
  });
  add('getProductPreview', ({ body: { token }, locale }) => previewProduct(deps, locale, token));
  add('listFittingProducts', ({ params: { id }, locale }) =>
    cached('listFittingProducts', locale, id, (reader) => listFittingProducts(reader, locale, id)),
  );
  add('listCategoryProducts', ({ params: { id }, body, locale }) =>
    cached('listCategoryProducts', locale, [id, body], (reader) =>
      listCategoryProducts(reader, locale, id, body),
    ),
  );
  // The same list at its other address shares the cached responses.
  add('listProductsByCategory', ({ body: { category_id: id, ...body }, locale }) =>
    cached('listCategoryProducts', locale, [id, body], (reader) =>
      listCategoryProducts(reader, locale, id, body),
    ),
  );
  add('listProductsByBrand', ({ body: { brand_id: id, ...body }, locale }) =>
    cached('listProductsByBrand', locale, [id, body], (reader) =>
      listBrandProducts(reader, locale, id, body),
    ),
  );
  add('findBulbs', ({ body, locale }) =>
    cached('findBulbs', locale, body, async (reader) => findBulbs(reader, body)),
  );
  add('getPage', ({ params: { name }, locale }) =>
    cached('getPage', locale, name, async (reader) => {
      const facts = {
        pays: paysBy(reader.ways, payments),
        returns: reader.returnTerms,
        delivery: reader.deliveryTerms,
      };
      return {
        data: compilePage(writtenPage(pageTextOf(name, reader.pageText(name), facts), locale)),
      };
    }),
  );
  add('listCartProducts', async ({ body, locale }) =>
    listCartProducts(db, await catalog.current(), locale, body.lines),
  );

  add('listCategories', ({ body, locale }) =>
    cached('listCategories', locale, body, (reader) => listCategories(db, reader, locale, body)),
  );
  add('listCategoryChildren', ({ params: { id }, body, locale }) =>
    cached('listCategoryChildren', locale, [id, body], (reader) =>
      listCategoryChildren(db, reader, locale, id, body),
    ),
  );
  add('listBrands', ({ body, locale }) =>
    cached('listBrands', locale, body, (reader) => listBrands(db, reader, locale, body)),
  );
  add('getBrand', ({ params: { id }, locale }) =>
    cached('getBrand', locale, id, (reader) => getBrand(db, reader, locale, id)),
  );
  add('listHomeBrands', ({ body, locale }) =>
    cached('listHomeBrands', locale, body, (reader) => listHomeBrands(db, reader, locale, body)),
  );
  add('listHomeSections', ({ body, locale }) =>
    cached('listHomeSections', locale, body, (reader) =>
      listHomeSections(reader, locale, now(), body),
    ),
  );
  add('listRooms', ({ body, locale }) =>
    cached('listRooms', locale, body, (reader) => listRooms(reader, locale, body)),
  );
  add('listCarousel', ({ body, locale }) =>
    cached('listCarousel', locale, body, (reader) => listCarousel(db, reader, locale, now(), body)),
  );

  addSearchRoutes(add, deps, cached);
}
