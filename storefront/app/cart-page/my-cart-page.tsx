import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Await } from 'react-router';
import { revalidated } from '../api/recent-responses.ts';
import { CartContents } from '../cart/cart-contents.tsx';
import { CartFailed } from '../cart/cart-failed.tsx';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { cartLines } from '../cart/change-cart.ts';
import { loadCart } from '../cart/load-cart.ts';
import { useEndsAddedMessage } from '../cart/use-ends-added-message.ts';
import { leadOn } from '../page/lead-on.ts';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import type { Route } from './+types/my-cart-page.ts';
import type { CartFitsProps } from './cart-fits.tsx';

export const handle = { header: 'wide', footer: false, refreshable: true } satisfies RouteHandle;

// Fetched after the cart itself, which also opens without a connection: then it is without them.
const none = () => ({ default: () => null });
const CartFits = lazy<ComponentType<CartFitsProps>>(() =>
  import('./cart-fits.tsx').then((part) => ({ default: part.CartFits }), none),
);
const CartPicks = lazy<ComponentType>(() =>
  import('./cart-picks.tsx').then((part) => ({ default: part.CartPicks }), none),
);

/** Where a cart without lines is shown (specification §2, MyCartEmptyPage). */
const EMPTY_CART = '/cart';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const lines = cartLines();
  if (lines.length === 0) throw leadOn(request, EMPTY_CART);
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
  useEndsAddedMessage('cart');
  // What is below waits for what fits, which would push it down.
  const [completed, setCompleted] = useState(false);
  return (
    <Frame>
      <Suspense fallback={<CartSkeleton />}>
        <Await resolve={cart} errorElement={<CartFailed />}>
          {(quoted) => (
            <CartContents
              {...quoted}
              asked={lines}
              completes={
                <Suspense>
                  <CartFits
                    ids={quoted.quote.lines.map(({ product_id: id }) => id)}
                    onLoaded={() => setCompleted(true)}
                  />
                </Suspense>
              }
              after={
                completed ? (
                  <Suspense>
                    <CartPicks />
                  </Suspense>
                ) : null
              }
            />
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
