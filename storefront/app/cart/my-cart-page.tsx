import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { PageHeader } from '@dp/ui/navigation/page-header.tsx';
import { type ReactNode, Suspense } from 'react';
import { Await, redirect } from 'react-router';
import { isUnreached } from '../api/api-error.ts';
import { askAgain, isRefreshing } from '../api/recent-answers.ts';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import { userToken } from '../session/session.ts';
import type { Route } from './+types/my-cart-page.ts';
import { CartContents } from './cart-contents.tsx';
import { CartFailed } from './cart-failed.tsx';
import type { CartLines } from './cart-lines.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { cartLines, noteUnsold } from './change-cart.ts';
import { estimateDelivery } from './delivery-estimate.ts';
import { keepCartData, keptCartData } from './kept-cart.ts';
import { loadCart } from './load-cart.ts';
import { notePrices } from './price-changes.ts';

export const handle = { footer: false, refreshable: true } satisfies RouteHandle;

/** Where a cart without lines is shown (specification §2, MyCartEmptyPage). */
const EMPTY_CART = '/cart';

async function load(lines: CartLines) {
  const refresh = isRefreshing();
  try {
    const data = await loadCart(browserApi(), lines);
    noteUnsold(data.missing);
    await keepCartData(data);
    return { data, earlierPrices: await notePrices(data.products), isKept: false };
  } catch (error) {
    // Without a connection the lines are shown as the shop described them last.
    const kept = refresh || !isUnreached(error) ? undefined : await keptCartData();
    if (kept === undefined) throw error;
    return { data: kept, earlierPrices: {}, isKept: true };
  }
}

export function clientLoader() {
  const lines = cartLines();
  if (lines.length === 0) throw redirect(EMPTY_CART);
  return {
    cart: askAgain('cart', () => load(lines)),
    // Only nice to know: the cart stands without it, and checkout asks again.
    delivery:
      userToken() === undefined
        ? undefined
        : estimateDelivery(browserApi(), lines).catch(() => undefined),
  };
}

export function HydrateFallback() {
  return (
    <Frame>
      <CartSkeleton />
    </Frame>
  );
}

/** The cart (specification §2, MyCartPage); it lives on this device, its prices come from the shop. */
export default function MyCartPage({ loaderData }: Route.ComponentProps) {
  const { cart, delivery } = loaderData;
  return (
    <Frame>
      <Suspense fallback={<CartSkeleton />}>
        <Await resolve={cart} errorElement={<CartFailed />}>
          {(shown) => <CartContents {...shown} delivery={delivery} />}
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
