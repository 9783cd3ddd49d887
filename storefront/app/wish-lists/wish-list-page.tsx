import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { ProductGrid, ProductGridSkeleton } from '@dp/ui/products/product-grid.tsx';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Await, useRevalidator } from 'react-router';
import { revalidated } from '../api/recent-responses.ts';
import { favouriteIds, removeFavourite } from '../favourites/change-favourites.ts';
import { type FavouriteProducts, loadFavourites } from '../favourites/load-favourites.ts';
import { syncFavourites } from '../favourites/sync-favourites.ts';
import { useFavourites } from '../favourites/use-favourites.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { Picks } from '../product-lists/picks.tsx';
import { ProductItem } from '../product-lists/product-item.tsx';
import { browserApi } from '../session/browser-client.ts';
import { requireSignedIn } from '../session/require-signed-in.ts';
import { userToken } from '../session/session.ts';
import type { Route } from './+types/wish-list-page.ts';
import { AddAll } from './add-all.tsx';
import { RestockLink } from './restock-link.tsx';
import { WishListHeader } from './wish-list-header.tsx';
import styles from './wish-list-page.module.css';

export const handle = { header: 'wide', footer: false, refreshable: true } satisfies RouteHandle;

/** A row of a wide screen: with so few there are suggestions below. */
const FEW = 4;

/**
 * The wish list is stored on the device, and with the account of a customer, so guests see theirs too; a guest's
 * empty one redirects to sign in (specification §2, WishListEmptyPage).
 */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (favouriteIds().length === 0) requireSignedIn(request);
  return { favourites: revalidated('favourites', loadCurrent) };
}

/** With what other devices of the customer changed; without a connection as on this one. */
async function loadCurrent(): Promise<FavouriteProducts> {
  if (userToken() !== undefined) await syncFavourites({ force: true }).catch(() => undefined);
  return loadFavourites(browserApi(), favouriteIds());
}

export function HydrateFallback() {
  return (
    <Frame>
      <ProductGridSkeleton count={4} />
    </Frame>
  );
}

/** The favourites, at current prices; the empty page when there are none. */
export default function WishListPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Suspense fallback={<ProductGridSkeleton count={4} />}>
        <Await resolve={loaderData.favourites} errorElement={<Failed />}>
          {(favourites) => <WishList favourites={favourites} />}
        </Await>
      </Suspense>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('favourites');
  return (
    <Page>
      <PageMeta title={t('title')} noIndex />
      <WishListHeader />
      {children}
    </Page>
  );
}

/** The loaded products that are still favourites: a removed one disappears at once. */
function WishList({ favourites: { products, missing } }: { favourites: FavouriteProducts }) {
  const t = useTranslations('favourites');
  const ui = useTranslations('ui');
  const ids = useFavourites((state) => state.ids);
  const chosen = new Map(products.map((product) => [product.id, product]));
  // The latest first.
  const shown = ids.toReversed().flatMap((id) => chosen.get(id) ?? []);
  const gone = missing.filter((id) => ids.includes(id));
  const { revalidate } = useRevalidator();
  // Kept since, of the suggestions below or in another tab; more may be while the first of them are loaded.
  const added = ids.filter((id) => !chosen.has(id) && !missing.includes(id)).join();
  useEffect(() => {
    if (added !== '') void revalidate();
  }, [added, revalidate]);
  function drop(): void {
    if (gone.every(removeFavourite)) return;
    showToast(`${t('removeFailed')} ${ui('storageFull')}`, { look: 'danger' });
  }
  if (shown.length === 0 && gone.length === 0) {
    return (
      <>
        <EmptyState
          picture={<UnlitLamp of="copper-pendant" />}
          title={t('empty')}
          text={t('emptyText')}
          action={<ButtonLink to="/shopping">{t('start')}</ButtonLink>}
        />
        <Picks from={10} />
      </>
    );
  }
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.count}>{t('count', { count: shown.length })}</h2>
        <AddAll products={shown} />
      </div>
      {gone.length === 0 ? null : (
        <div role="status" className={styles.notice}>
          <p>{t('gone', { count: gone.length })}</p>
          <Button look="secondary" size="small" onClick={drop}>
            {t('dropGone')}
          </Button>
        </div>
      )}
      <ProductGrid>
        {shown.map((product) => (
          <ProductItem key={product.id} product={product} instead={<RestockLink {...product} />} />
        ))}
      </ProductGrid>
      {shown.length <= FEW ? <Picks from={10} without={ids} /> : null}
    </>
  );
}

function Failed() {
  const t = useTranslations('favourites');
  return <LoadFailed title={t('failed')} />;
}
