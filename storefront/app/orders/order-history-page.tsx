import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { PackageSearch } from 'lucide';
import { useLocation } from 'react-router';
import { revalidated } from '../api/recent-responses.ts';
import { leadOn } from '../page/lead-on.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/order-history-page.ts';
import { HISTORY, HistoryFrame, HistorySkeleton } from './history-frame.tsx';
import { loadOrders, type OrderTab } from './load-orders.ts';
import { OrderList } from './order-list.tsx';
import { STATUSES_OF_TAB } from './order-status.ts';
import { StatusFilter } from './status-filter.tsx';

// The page of both tabs, at the addresses that specification §2 gives them.

/** Fewer orders are found at a glance. */
const MANY = 4;

export const handle = {
  header: 'wide',
  footer: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const tab = tabAt(pathname);
  const wanted = searchParams.get('status');
  const status = STATUSES_OF_TAB[tab].find((state) => state === wanted);
  const first = await revalidated(`orders ${tab} ${status} of ${currentShopper()?.id}`, () =>
    shopperPage(request, () => loadOrders({ tab, status })),
  );
  if (first.total === 0 && status === undefined) throw leadOn(request, HISTORY[tab].empty);
  return { filter: { tab, status }, first };
}

/** Ongoing orders, or those that have arrived or were cancelled; without any, their empty page (design §6). */
export default function OrderHistoryPage({ loaderData: { filter, first } }: Route.ComponentProps) {
  const t = useTranslations('orders');
  const { tab, status } = filter;
  return (
    <HistoryFrame tab={tab}>
      {status === undefined && first.total < MANY ? null : (
        <StatusFilter tab={tab} status={status} />
      )}
      {first.total === 0 ? (
        <EmptyState
          icon={PackageSearch}
          title={t('noneWithStatus')}
          action={
            <ButtonLink to={HISTORY[tab].list} look="secondary">
              {t('all')}
            </ButtonLink>
          }
        />
      ) : (
        <OrderList key={`${tab}${status}`} filter={filter} first={first} />
      )}
    </HistoryFrame>
  );
}

export function HydrateFallback() {
  return <HistorySkeleton tab={tabAt(useLocation().pathname)} />;
}

function tabAt(pathname: string): OrderTab {
  return pathname.startsWith(HISTORY.completed.list) ? 'completed' : 'ongoing';
}
