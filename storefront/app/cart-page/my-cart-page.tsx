import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { Await, redirect } from 'react-router';
import { revalidated } from '../api/recent-responses.ts';
import { CartContents } from '../cart/cart-contents.tsx';
import { CartFailed } from '../cart/cart-failed.tsx';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { cartLines } from '../cart/change-cart.ts';
import { loadCart } from '../cart/load-cart.ts';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import type { Route } from './+types/my-cart-page.ts';

export const handle = { header: 'wide', footer: false, refreshable: true } satisfies RouteHandle;

// What the cart's lamps need: fetched after the cart itself.
const CartFits = lazy(async () => ({ default: (await import('./cart-fits.tsx')).CartFits }));
const CartPicks = lazy(async () => ({ default: (await import('./cart-picks.tsx')).CartPicks }));

/** Where a cart without lines is shown (specification §2, MyCartEmptyPage). */
const EMPTY_CART = '/cart';

export function clientLoader() {
  const lines = cartLines();
  if (lines.length === 0) throw redirect(EMPTY_CART);
  return { lines, cart: revalidated('cart', () => loadCart(lines)) };
}

export function HydrateFallback() {
  return (
    <Frame>
      <CartSkeleton />
    </Frame>
  );
}

/** The cart (specification §2, MyCartPage); it is stored on this device, its prices come from the server. */
export default function MyCartPage({ loaderData }: Route.ComponentProps) {
  const { cart, lines } = loaderData;
  return (
    <Frame>
      <Suspense fallback={<CartSkeleton />}>
        <Await resolve={cart} errorElement={<CartFailed />}>
          {(quoted) => (
            <>
              <CartContents
                {...quoted}
                asked={lines}
                completes={
                  <Suspense>
                    <CartFits ids={quoted.quote.lines.map(({ product_id: id }) => id)} />
                  </Suspense>
                }
              />
              <Suspense>
                <CartPicks />
              </Suspense>
            </>
          )}
        </Await>
      </Suspense>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('cart');
  return (
    <Page>
      <PageMeta title={t('title')} noIndex />
      <PageHeader title={t('title')} />
      {children}
    </Page>
  );
}
