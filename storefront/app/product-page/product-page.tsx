import { Page } from '@dp/ui/navigation/page.tsx';
import { Suspense } from 'react';
import { Await, data, redirect } from 'react-router';
import { idFrom, orPageError } from '../api/page-errors.ts';
import { cachedOr } from '../api/recent-responses.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { apiContext } from '../server-context.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/product-page.ts';
import { goneProduct, loadProduct, productResponseName } from './load-product.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductUnavailable } from './product-unavailable.tsx';

/** On phones the photograph carries Back, cart and heart, and the buy bar replaces the tab bar. */
export const handle = {
  header: 'wide',
  footer: false,
  toolbar: false,
  refreshable: true,
} satisfies RouteHandle;

/** Without an id there is no product to show: the shop has them all. */
const WITHOUT_ID = '/shopping';
/** Withdrawn for good: search engines may drop it. */
const GONE = { status: 410 };

export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  const id = idFrom(params.id);
  const api = context.get(apiContext);
  const loading = loadProduct(api, id).catch((failure: unknown) => goneProduct(api, failure));
  const view = await orPageError(loading);
  return data({ id, view }, 'product' in view ? {} : GONE);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  const id = idFrom(params.id);
  const api = browserApi();
  const view = cachedOr(productResponseName(id), () => loadProduct(api, id));
  return {
    id,
    view:
      view instanceof Promise ? view.catch((failure: unknown) => goneProduct(api, failure)) : view,
  };
}

/** One product (specification §2, ProductDetailsPage). */
export default function ProductPage({ loaderData: { id, view } }: Route.ComponentProps) {
  return (
    <Page>
      <Suspense key={id} fallback={<ProductSkeleton id={id} />}>
        <Await resolve={view}>
          {(known) =>
            'product' in known ? (
              <ProductDetails key={id} view={known} />
            ) : (
              <ProductUnavailable product={known} />
            )
          }
        </Await>
      </Suspense>
    </Page>
  );
}
