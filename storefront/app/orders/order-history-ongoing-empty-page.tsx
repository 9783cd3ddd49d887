import type { RouteHandle } from '../page/route-handle.ts';
import type { Route } from './+types/order-history-ongoing-empty-page.ts';
import { EmptyHistory, leaveUnlessEmpty } from './empty-history.tsx';
import { HistorySkeleton } from './history-frame.tsx';

export const handle = {
  header: 'wide',
  footer: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return leaveUnlessEmpty(request, 'ongoing');
}

/** No order is on its way. */
export default function OrderHistoryOngoingEmptyPage() {
  return <EmptyHistory tab="ongoing" />;
}

export function HydrateFallback() {
  return <HistorySkeleton tab="ongoing" />;
}
