import { ORDER_QUEUES, ORDER_SORTS, type OrderQueue } from '@dp/contract/staff/order-desk.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { DESK, useMedia } from '@dp/ui/parts/use-media.ts';
import { PhoneCall } from 'lucide';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { call } from '../api/client.ts';
import { currentLocale } from '../i18n/current-locale.ts';
import { DataListSkeleton } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Pager } from '../parts/pager.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/orders-page.ts';
import { FilterButton } from './filters/filter-button.tsx';
import { FiltersOn } from './filters/filters-on.tsx';
import { readGovernorates } from './filters/governorates.ts';
import { validFilters } from './filters/order-filters.ts';
import { useFilterWords } from './filters/use-filter-words.ts';
import { FindOrders } from './find-orders.tsx';
import { OrderList } from './order-list.tsx';
import { OrderSortSelect } from './order-sort-select.tsx';
import styles from './orders-page.module.css';
import { QueueTabs } from './queue-tabs.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useQueues } from './use-queues.ts';
import { firstSort, isOwnList } from './views/saved-list.ts';

// Not what the first screen of a phone needs.
const ViewBar = lazy(() => import('./views/view-bar.tsx'));
const FilterRow = lazy(() => import('./filters/filter-row.tsx'));

/** Where the morning begins. */
const FIRST_QUEUE: OrderQueue = 'to_confirm';

/** The list of a queue: all of it is in the address, so that Back, reload and a saved view show the same page. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const queue = ORDER_QUEUES.find((name) => name === params.queue) ?? FIRST_QUEUE;
  const sort = ORDER_SORTS.find((name) => name === address.get('sort')) ?? firstSort(queue);
  const filters = validFilters((name) => address.get(name));
  const after = address.get('after') ?? undefined;
  const before = after === undefined ? (address.get('before') ?? undefined) : undefined;
  const { signal } = request;
  const [list, governorates] = await Promise.all([
    call('listStaffOrders', { query: { queue, sort, ...filters, after, before }, signal }),
    readGovernorates(currentLocale()),
  ]);
  return { queue, sort, filters, list, governorates };
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { queue, sort, filters, list, governorates } = loaderData;
  const { counts, views } = useQueues();
  const t = useTranslations('orders');
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const isOtherQueue = location !== undefined && location.pathname !== pathname;
  const mayPlace = useMay('orders.edit');
  const keys = useListKeys();
  const isWide = useMedia(DESK);
  const filterWords = useFilterWords(filters, governorates);
  const shown = { queue, sort, filters };
  const view = views.find(({ id }) => String(id) === address.get('view'));
  return (
    <PageFrame title={t('title')} actions={<FindOrders />}>
      <QueueTabs counts={counts} current={queue} views={views} currentView={view} />
      {isWide ? (
        <Suspense fallback={<Skeleton className={styles.filters} />}>
          <FilterRow filters={filters} governorates={governorates} />
        </Suspense>
      ) : null}
      <div className={styles.bar}>
        <OrderSortSelect sort={sort} />
        {isWide ? null : <FilterButton filters={filters} governorates={governorates} />}
        {/* The boundary comes with the bar: one that is already there would hold the list back until the bar's script is loaded. */}
        {view !== undefined || isOwnList(shown) ? (
          <Suspense>
            <ViewBar key={view?.id} view={view} list={shown} governorates={governorates} />
          </Suspense>
        ) : null}
        <div className={styles.next}>
          {mayPlace ? (
            <ButtonLink to="/orders/new" look="secondary" size="small">
              {t('phoneOrder')}
            </ButtonLink>
          ) : null}
          {queue === 'to_confirm' && list.data.length > 0 ? (
            <ButtonLink to="/orders/confirm" size="small" icon={<Icon of={PhoneCall} size={18} />}>
              {t('startConfirming')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <FiltersOn
        filters={filters}
        words={filterWords}
        found={{
          count: list.data.length,
          all: list.next === null && list.previous === null,
        }}
      />
      <section ref={keys} aria-label={t(`queues.${queue}`)}>
        {isOtherQueue ? (
          <DataListSkeleton />
        ) : (
          <OrderList
            orders={list.data}
            queue={queue}
            narrowedTo={filterWords.map(({ words }) => words)}
            pending={location !== undefined}
          />
        )}
      </section>
      <Pager previous={{ before: list.previous }} next={{ after: list.next }} />
    </PageFrame>
  );
}
