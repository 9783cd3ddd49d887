import type { Brand } from '@dp/contract/brands.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Tags } from 'lucide';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { orPageError } from '../api/page-errors.ts';
import { cachedOr } from '../api/recent-responses.ts';
import { useCachedResponse } from '../api/use-cached-response.ts';
import { ListHeader } from '../layout/list-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { WidePicks } from '../product-lists/wide-picks.tsx';
import { apiContext } from '../server-context.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/brands-page.ts';
import { BrandGrid, BrandGridSkeleton } from './brand-grid.tsx';
import styles from './brands-page.module.css';
import { loadBrands } from './load-brands.ts';

export const handle = { header: 'wide', refreshable: true } satisfies RouteHandle;

const NAME = 'brands';

export async function loader({ context }: Route.LoaderArgs) {
  return { brands: await orPageError(loadBrands(context.get(apiContext))) };
}

export function clientLoader() {
  return { brands: cachedOr(NAME, () => loadBrands(browserApi())) };
}

/** All brands (specification §2, BrandsPage). */
export default function BrandsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('catalog');
  return (
    <Page className={styles.page}>
      <PageMeta title={t('brands')} description={t('brandsAbout')} />
      <ListHeader title={t('brands')} backTo="/" />
      <Suspense fallback={<BrandGridSkeleton />}>
        <Await resolve={loaderData.brands}>{(brands) => <Brands brands={brands} />}</Await>
      </Suspense>
      <WidePicks from={2} />
    </Page>
  );
}

function Brands({ brands }: { brands: readonly Brand[] }) {
  const t = useTranslations('catalog');
  useCachedResponse(NAME, brands);
  if (brands.length > 0) return <BrandGrid brands={brands} />;
  return (
    <EmptyState
      icon={Tags}
      title={t('noBrands')}
      action={<ButtonLink to="/shopping">{t('browseProducts')}</ButtonLink>}
    />
  );
}
