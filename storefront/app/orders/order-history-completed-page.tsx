import { redirect } from 'react-router';
import { shopperPage } from '../session/shopper-page.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/order-history-completed-page.ts';
import { HISTORY, HistoryFrame, HistorySkeleton } from './history-frame.tsx';
import { loadOrders } from './load-orders.ts';
import { OrderList } from './order-list.tsx';

export const handle = {
  footer: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const first = await shopperPage(request, () => loadOrders('completed', 0));
  if (first.total === 0) throw redirect(HISTORY.completed.empty);
  return { first };
}

/** Orders that have arrived or were cancelled; without any, their empty page (design §6). */
export default function OrderHistoryCompletedPage({ loaderData }: Route.ComponentProps) {
  return (
    <HistoryFrame tab="completed">
      <OrderList tab="completed" first={loaderData.first} />
    </HistoryFrame>
  );
}

export function HydrateFallback() {
  return <HistorySkeleton tab="completed" />;
}
