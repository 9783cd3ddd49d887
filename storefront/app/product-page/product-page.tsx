import { Page } from '@dp/ui/navigation/page.tsx';
import { transitionsEnd } from '@dp/ui/navigation/page-transitions.ts';
import { useMemo } from 'react';
import { data, redirect } from 'react-router';
import type { ApiClient } from '../api/client.ts';
import { idFrom, orPageError } from '../api/page-errors.ts';
import { cachedOr, type Deferred } from '../api/recent-responses.ts';
import { useEndsAddedMessage } from '../cart/use-ends-added-message.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { cachedSummary } from '../products/summary-cache.ts';
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
import { partialView } from './partial-view.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductUnavailable } from './product-unavailable.tsx';
import { useShownView } from './use-shown-view.ts';

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
  return { id, view: view instanceof Promise ? landed(view, api) : view };
}

interface ProductPageData {
  readonly id: number;
  readonly view: Deferred<ProductView | GoneProduct>;
}

/** A product that loads: all of it is shown once its photograph has landed, which rendering it would make stutter. */
async function landed(
  response: Promise<ProductView>,
  api: ApiClient,
): Promise<ProductView | GoneProduct> {
  const view = await response.catch((failure: unknown) => goneProduct(api, failure));
  await transitionsEnd();
  return view;
}

/** One product (specification §2, ProductDetailsPage): until it has been loaded, what a list knew of it. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { id, view }: ProductPageData = loaderData;
  useEndsAddedMessage(id);
  const shown = useShownView(id, view);
  const summary = shown === undefined ? cachedSummary(id) : undefined;
  const known = useMemo(() => summary && partialView(summary), [summary]);
  return <Page>{pageOf(id, shown ?? known, shown === undefined)}</Page>;
}

function pageOf(id: number, view: ProductView | GoneProduct | undefined, partial: boolean) {
  if (view === undefined) return <ProductSkeleton />;
  if (!('product' in view)) return <ProductUnavailable product={view} />;
  return <ProductDetails key={id} view={view} partial={partial} />;
}
