import { Suspense } from 'react';
import { Await, redirect, useSearchParams } from 'react-router';
import { idFrom, orPageError } from '../api/page-errors.ts';
import { cachedOr } from '../api/recent-responses.ts';
import { useCachedResponse } from '../api/use-cached-response.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { ListPage } from '../product-lists/list-page.tsx';
import { readListQuery } from '../product-lists/list-query.ts';
import { openList, serveList } from '../product-lists/open-list.ts';
import { ProductList } from '../product-lists/product-list.tsx';
import { apiContext } from '../server-context.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/category-products-page.ts';
import {
  CategoryHeader,
  CategoryHeaderSkeleton,
  CategoryParts,
  CategoryPartsSkeleton,
} from './category-header.tsx';
import { type CategoryHead, loadCategory } from './load-categories.ts';

export const handle = { header: 'wide', refreshable: true } satisfies RouteHandle;

/** Without an id the products are those of the whole shop. */
const WITHOUT_ID = '/shopping';
const nameOf = (id: number) => `category ${id}`;
const scopeOf = (id: number) => ({ kind: 'category', id }) as const;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  const id = idFrom(params.id);
  const api = context.get(apiContext);
  const [head, list] = await Promise.all([
    orPageError(loadCategory(api, id)),
    serveList(api, scopeOf(id), request),
  ]);
  return { id, head, list };
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  const id = idFrom(params.id);
  return {
    id,
    head: cachedOr(nameOf(id), () => loadCategory(browserApi(), id)),
    list: openList(scopeOf(id), request),
  };
}

/**
 * A category's products with the chips of its sub-categories: ProductsCategory and ProductListingPage of
 * specification §2, which differ only in their paths.
 */
export default function CategoryProductsPage({ loaderData }: Route.ComponentProps) {
  const { id, head, list } = loaderData;
  return (
    <ListPage>
      <Suspense key={id} fallback={<CategoryHeaderSkeleton />}>
        <Await resolve={head}>{(known) => <Header head={known} />}</Await>
      </Suspense>
      <ProductList
        scope={scopeOf(id)}
        list={list}
        chips={
          <Suspense key={id} fallback={<CategoryPartsSkeleton />}>
            <Await resolve={head} errorElement={<span hidden />}>
              {(known) => <CategoryParts head={known} />}
            </Await>
          </Suspense>
        }
      />
    </ListPage>
  );
}

function Header({ head }: { head: CategoryHead }) {
  const [search] = useSearchParams();
  useCachedResponse(nameOf(head.category.id), head);
  return <CategoryHeader head={head} page={readListQuery(search).page} />;
}
