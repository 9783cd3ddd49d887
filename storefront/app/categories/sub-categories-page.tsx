import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { LayoutGrid } from 'lucide';
import { Suspense } from 'react';
import { Await, redirect } from 'react-router';
import { idFrom, orPageError } from '../api/page-errors.ts';
import { cachedOr } from '../api/recent-responses.ts';
import { useCachedResponse } from '../api/use-cached-response.ts';
import { ListHeader } from '../layout/list-header.tsx';
import { ListTrail } from '../layout/list-trail.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { Picks } from '../product-lists/picks.tsx';
import { Sentence } from '../product-lists/sentence.tsx';
import { apiContext } from '../server-context.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/sub-categories-page.ts';
import styles from './categories-page.module.css';
import { CategoryGrid, CategoryGridSkeleton } from './category-grid.tsx';
import { type CategoryHead, loadCategory } from './load-categories.ts';

export const handle = { header: 'wide', refreshable: true } satisfies RouteHandle;

/** Without an id the parts are those of the whole shop. */
const WITHOUT_ID = '/categories/';
const nameOf = (id: number) => `category ${id}`;

export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  return { head: await orPageError(loadCategory(context.get(apiContext), idFrom(params.id))) };
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  const id = idFrom(params.id);
  return { head: cachedOr(nameOf(id), () => loadCategory(browserApi(), id)) };
}

/** A category's sub-categories (specification §2, SubCategoriesPage). */
export default function SubCategoriesPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Page className={styles.page}>
      <Suspense key={params.id} fallback={<CategoryGridSkeleton />}>
        <Await resolve={loaderData.head}>{(head) => <SubCategories head={head} />}</Await>
      </Suspense>
    </Page>
  );
}

function SubCategories({ head }: { head: CategoryHead }) {
  const t = useTranslations('catalog');
  const { category, parent, children } = head;
  useCachedResponse(nameOf(category.id), head);
  const everything = `/products-category/${category.id}`;
  const up = parent === undefined ? '/categories/' : `/sub/categories/${parent.id}`;
  return (
    <>
      <PageMeta title={category.name} description={category.description || t('categoriesAbout')} />
      <ListTrail
        items={[
          { label: t('categories'), to: '/categories/' },
          ...(parent === undefined
            ? []
            : [{ label: parent.name, to: `/sub/categories/${parent.id}` }]),
          { label: category.name },
        ]}
      />
      <ListHeader
        title={category.name}
        backTo={up}
        detail={t('productCount', { count: category.productCount })}
      />
      {children.length === 0 ? (
        <EmptyState
          icon={LayoutGrid}
          title={<Sentence>{t('noMoreCategories')}</Sentence>}
          text={t('noMoreCategoriesText')}
          action={<ButtonLink to={everything}>{t('allHere')}</ButtonLink>}
        />
      ) : (
        <>
          <CategoryGrid
            categories={children}
            address={({ id }) => `/product/list/${id}`}
            whole={{ name: t('allHere'), productCount: category.productCount, to: everything }}
          />
          <Picks category={category.id} />
        </>
      )}
    </>
  );
}
