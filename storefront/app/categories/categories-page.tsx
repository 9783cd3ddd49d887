import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { LayoutGrid } from 'lucide';
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
import type { Route } from './+types/categories-page.ts';
import styles from './categories-page.module.css';
import { CategoryGrid, CategoryGridSkeleton } from './category-grid.tsx';
import { type CategoryTile, categoryAddress } from './category-tile.ts';
import { loadCategories } from './load-categories.ts';

export const handle = { header: 'wide', refreshable: true } satisfies RouteHandle;

const NAME = 'categories';

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await orPageError(loadCategories(context.get(apiContext))) };
}

export function clientLoader() {
  return { categories: cachedOr(NAME, () => loadCategories(browserApi())) };
}

/** The top categories (specification §2, CategoriesPage). */
export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('catalog');
  return (
    <Page className={styles.page}>
      <PageMeta title={t('categories')} description={t('categoriesAbout')} />
      <ListHeader title={t('categories')} />
      <Suspense fallback={<CategoryGridSkeleton />}>
        <Await resolve={loaderData.categories}>
          {(categories) => <Categories categories={categories} />}
        </Await>
      </Suspense>
      <WidePicks from={1} />
    </Page>
  );
}

function Categories({ categories }: { categories: readonly CategoryTile[] }) {
  const t = useTranslations('catalog');
  useCachedResponse(NAME, categories);
  if (categories.length === 0) {
    return (
      <EmptyState
        icon={LayoutGrid}
        title={t('noMoreCategories')}
        action={<ButtonLink to="/shopping">{t('browseProducts')}</ButtonLink>}
      />
    );
  }
  return <CategoryGrid categories={categories} address={categoryAddress} />;
}
