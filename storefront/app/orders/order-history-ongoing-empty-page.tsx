import { PackageOpen } from 'lucide-react';
import { redirect } from 'react-router';
import { askAgain } from '../api/recent-answers.ts';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/order-history-ongoing-empty-page.ts';
import { HISTORY, HistoryFrame, HistorySkeleton } from './history-frame.tsx';
import { loadOrders } from './load-orders.ts';

export const handle = {
  footer: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { total } = await askAgain(`ongoing orders of ${currentShopper()?.id}`, () =>
    shopperPage(request, () => loadOrders({ tab: 'ongoing', status: undefined }, { limit: 1 })),
  );
  if (total > 0) throw redirect(HISTORY.ongoing.list);
  return null;
}

/** No order is on its way. */
export default function OrderHistoryOngoingEmptyPage() {
  const t = useTranslations('orders');
  return (
    <HistoryFrame tab="ongoing" isEmpty>
      <EmptyState
        icon={PackageOpen}
        title={t('ongoingEmpty')}
        text={t('ongoingEmptyText')}
        action={<ButtonLink to="/shopping">{t('shop')}</ButtonLink>}
      />
    </HistoryFrame>
  );
}

export function HydrateFallback() {
  return <HistorySkeleton tab="ongoing" />;
}
