import { Page } from '@dp/ui/navigation/page.tsx';
import { transitionsEnd } from '@dp/ui/navigation/page-transitions.ts';
import { Suspense, useMemo } from 'react';
import { Await, data, redirect } from 'react-router';
import type { ApiClient } from '../api/client.ts';
import { idFrom, orPageError } from '../api/page-errors.ts';
import { cachedOr, type Deferred } from '../api/recent-responses.ts';
import { useEndsAddedMessage } from '../cart/use-ends-added-message.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { apiContext } from '../server-context.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/product-page.ts';
import {
  type GoneProduct,
  goneProduct,
  loadProduct,
  type ProductView,
  productResponseName,
} from './load-product.ts';
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

export function clientLoader({ params }: Route.ClientLoaderArgs): ProductPageData {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  const id = idFrom(params.id);
  const api = browserApi();
  const view = cachedOr(productResponseName(id), () => loadProduct(api, id));
  return view instanceof Promise ? { id, ...landing(view, api) } : { id, view };
}

interface ProductPageData {
  readonly id: number;
  readonly view: Deferred<ProductView | GoneProduct>;
  /** What has been loaded by now. */
  readonly loaded?: () => ProductView | GoneProduct | undefined;
}

/** A product that loads: shown from the start when it is there by then, else once its photograph has landed. */
function landing(response: Promise<ProductView>, api: ApiClient): Omit<ProductPageData, 'id'> {
  let known: ProductView | GoneProduct | undefined;
  async function view() {
    known = await response.catch((failure: unknown) => goneProduct(api, failure));
    await transitionsEnd();
    return known;
  }
  return { view: view(), loaded: () => known };
}

/** One product (specification §2, ProductDetailsPage). */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { id }: ProductPageData = loaderData;
  useEndsAddedMessage(id);
  const known = useMemo(() => {
    const { view, loaded }: ProductPageData = loaderData;
    return loaded?.() ?? view;
  }, [loaderData]);
  return (
    <Page>
      <Suspense key={id} fallback={<ProductSkeleton id={id} />}>
        <Await resolve={known}>
          {(shown) =>
            'product' in shown ? (
              <ProductDetails key={id} view={shown} />
            ) : (
              <ProductUnavailable product={shown} />
            )
          }
        </Await>
      </Suspense>
    </Page>
  );
}
