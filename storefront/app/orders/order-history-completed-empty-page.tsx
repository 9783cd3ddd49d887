import type { RouteHandle } from '../page/route-handle.ts';
import { userToken } from '../session/session.ts';
import type { Route } from './+types/order-history-completed-empty-page.ts';
import { EmptyHistory, leaveUnlessEmpty } from './empty-history.tsx';
import { HistorySkeleton } from './history-frame.tsx';

export const handle = { header: 'wide', footer: false, refreshable: true } satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return userToken() === undefined ? null : leaveUnlessEmpty(request, 'completed');
}

/** No order has arrived yet. Alone of the history's pages it is open to guests (specification §2). */
export default function OrderHistoryCompletedEmptyPage() {
  return <EmptyHistory tab="completed" />;
}

export function HydrateFallback() {
  return <HistorySkeleton tab="completed" />;
}
