import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { type ReactNode, Suspense } from 'react';
import { isRefreshing, revalidated } from '../api/recent-responses.ts';
import { BrandGrid, BrandGridSkeleton } from '../brands/brand-grid.tsx';
import { renewSavedBrands } from '../favourites/saved-brands.ts';
import { useSavedBrands } from '../favourites/use-saved-brands.ts';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { Picks } from '../product-lists/picks.tsx';
import { browserApi } from '../session/browser-client.ts';
import { WishListHeader } from './wish-list-header.tsx';

export const handle = { header: 'wide', footer: false, refreshable: true } satisfies RouteHandle;

/** With so few there are suggestions below. */
const FEW = 4;

/** Pull to refresh: updates the saved brands. */
export async function clientLoader() {
  if (isRefreshing()) await revalidated('saved brands', () => renewSavedBrands(browserApi()));
  return null;
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrandGridSkeleton />
    </Frame>
  );
}

/** The brands saved on this device (specification §2, BrandsWishList). */
export default function BrandsWishListPage() {
  const t = useTranslations('favourites');
  const brands = useSavedBrands();
  if (brands === undefined) return <HydrateFallback />;
  return (
    <Frame>
      {brands.length > 0 ? (
        // The grid's texts may still load: without a boundary the whole page would be hidden until then.
        <Suspense fallback={<BrandGridSkeleton />}>
          <BrandGrid brands={brands} />
        </Suspense>
      ) : (
        <EmptyState
          picture={<UnlitLamp of="banker-lamp" />}
          title={t('noBrands')}
          text={t('noBrandsText')}
          action={<ButtonLink to="/brands">{t('toBrands')}</ButtonLink>}
        />
      )}
      {brands.length <= FEW ? <Picks from={8} /> : null}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('favourites');
  return (
    <Page>
      <PageMeta title={t('brands')} noIndex />
      <WishListHeader />
      {children}
    </Page>
  );
}
