import { Suspense } from 'react';
import { Await, redirect } from 'react-router';
import { browserApi } from '../api/browser-client.ts';
import { idFrom, orPageError } from '../api/page-errors.ts';
import { recentOr } from '../api/recent-answers.ts';
import { apiContext } from '../server-context.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/product-page.ts';
import { loadProduct, productAnswerName } from './load-product.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

/** On phones the photograph carries Back, cart and heart, and the buy bar takes the tab bar's place. */
export const handle = { header: 'wide', footer: false, toolbar: false } satisfies RouteHandle;

/** Without an id there is no product to show: the shop has them all. */
const WITHOUT_ID = '/shopping';

export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  const id = idFrom(params.id);
  return { id, view: await orPageError(loadProduct(context.get(apiContext), id)) };
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  const id = idFrom(params.id);
  return { id, view: recentOr(productAnswerName(id), () => loadProduct(browserApi(), id)) };
}

/** One product (specification §2, ProductDetailsPage). */
export default function ProductPage({ loaderData: { id, view } }: Route.ComponentProps) {
  return (
    <Page>
      <Suspense key={id} fallback={<ProductSkeleton id={id} />}>
        <Await resolve={view}>{(known) => <ProductDetails key={id} view={known} />}</Await>
      </Suspense>
    </Page>
  );
}
