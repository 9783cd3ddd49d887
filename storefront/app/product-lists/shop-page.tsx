import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useSearchParams } from 'react-router';
import { ListHeader } from '../layout/list-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { apiContext } from '../server-context.ts';
import type { Route } from './+types/shop-page.ts';
import { ListPage } from './list-page.tsx';
import { readListQuery } from './list-query.ts';
import { openList, serveList } from './open-list.ts';
import { ProductList } from './product-list.tsx';

export const handle = { header: 'wide', refreshable: true } satisfies RouteHandle;

const SCOPE = { kind: 'all' } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  return { list: await serveList(context.get(apiContext), SCOPE, request) };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { list: openList(SCOPE, request) };
}

/** All products (specification §2, ShopPage). */
export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('catalog');
  const layout = useTranslations('layout');
  const [search] = useSearchParams();
  const { page, filters } = readListQuery(search);
  const heading = filters.bulbs
    ? t('fittingBulbs')
    : filters.discounted
      ? layout('deals')
      : t('allProducts');
  const title = page > 1 ? `${heading} - ${t('pageNumber', { page })}` : heading;
  return (
    <ListPage>
      <PageMeta title={title} description={t('allProductsAbout')} {...(page > 1 ? { page } : {})} />
      <ListHeader title={heading} {...(filters.bulbs ? { backTo: '/bulb-finder' } : {})} />
      <ProductList scope={SCOPE} list={loaderData.list} />
    </ListPage>
  );
}
