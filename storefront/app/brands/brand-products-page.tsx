import type { Brand } from '@dp/contract/brands.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { BrandMark } from '@dp/ui/products/brand-mark.tsx';
import { Suspense } from 'react';
import { Await, redirect, useSearchParams } from 'react-router';
import { idFrom, orPageError } from '../api/page-errors.ts';
import { cachedOr } from '../api/recent-responses.ts';
import { useCachedResponse } from '../api/use-cached-response.ts';
import { SaveBrandButton } from '../favourites/save-brand-button.tsx';
import { ListHeader } from '../layout/list-header.tsx';
import { ListTrail, ListTrailSkeleton } from '../layout/list-trail.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { ListPage } from '../product-lists/list-page.tsx';
import { readListQuery } from '../product-lists/list-query.ts';
import { openList, serveList } from '../product-lists/open-list.ts';
import { ProductList } from '../product-lists/product-list.tsx';
import { apiContext } from '../server-context.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/brand-products-page.ts';
import styles from './brand-products-page.module.css';
import { loadBrand } from './load-brands.ts';

export const handle = { header: 'wide', refreshable: true } satisfies RouteHandle;

/** Without an id it is about all brands. */
const WITHOUT_ID = '/brands';
const nameOf = (id: number) => `brand ${id}`;
const scopeOf = (id: number) => ({ kind: 'brand', id }) as const;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  const id = idFrom(params.id);
  const api = context.get(apiContext);
  const [brand, list] = await Promise.all([
    orPageError(loadBrand(api, id)),
    serveList(api, scopeOf(id), request),
  ]);
  return { id, brand, list };
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  const id = idFrom(params.id);
  return {
    id,
    brand: cachedOr(nameOf(id), () => loadBrand(browserApi(), id)),
    list: openList(scopeOf(id), request),
  };
}

/** A brand and its products (specification §2, BrandsProducts). */
export default function BrandProductsPage({ loaderData }: Route.ComponentProps) {
  const { id, brand, list } = loaderData;
  return (
    <ListPage>
      <Suspense key={id} fallback={<HeaderSkeleton />}>
        <Await resolve={brand}>{(known) => <Header brand={known} />}</Await>
      </Suspense>
      <ProductList scope={scopeOf(id)} list={list} />
    </ListPage>
  );
}

/** The lock-up while it loads. */
function HeaderSkeleton() {
  return (
    <>
      <ListTrailSkeleton />
      <div aria-busy data-title className={styles.waiting}>
        <Skeleton className={styles.logo} />
        <div className={styles.words}>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
        </div>
      </div>
    </>
  );
}

function Header({ brand }: { brand: Brand }) {
  const t = useTranslations('catalog');
  const [search] = useSearchParams();
  const { page } = readListQuery(search);
  const { name, description, logo } = brand;
  useCachedResponse(nameOf(brand.id), brand);
  const title = t('brandProducts', { name });
  return (
    <>
      <PageMeta
        title={page > 1 ? `${title} - ${t('pageNumber', { page })}` : title}
        {...(description === '' ? {} : { description })}
        {...(page > 1 ? { page } : {})}
      />
      <ListTrail items={[{ label: t('brands'), to: '/brands' }, { label: name }]} />
      <div data-title className={styles.head}>
        <ListHeader
          title={<bdi>{name}</bdi>}
          backTo="/brands"
          actions={<SaveBrandButton brand={brand} />}
        />
        {logo === null && description === '' ? null : (
          <div className={styles.about}>
            <BrandMark brand={brand} sizes="72px" className={styles.logo} />
            {description === '' ? null : <p className={styles.description}>{description}</p>}
          </div>
        )}
      </div>
    </>
  );
}
