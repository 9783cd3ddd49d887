import { PackageCheck } from 'lucide-react';
import { redirect } from 'react-router';
import { askAgain } from '../api/recent-answers.ts';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/order-history-completed-empty-page.ts';
import { HISTORY, HistoryFrame, HistorySkeleton } from './history-frame.tsx';
import { loadOrders } from './load-orders.ts';

export const handle = { footer: false, refreshable: true } satisfies RouteHandle;

/** A shopper's first order may have arrived since. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const shopper = currentShopper();
  if (shopper === undefined) return null;
  const { total } = await askAgain(`completed orders of ${shopper.id}`, () =>
    shopperPage(request, () => loadOrders({ tab: 'completed', status: undefined }, { limit: 1 })),
  );
  if (total > 0) throw redirect(HISTORY.completed.list);
  return null;
}

/** No order has arrived yet. Alone of the history's pages it is open to guests (specification §2). */
export default function OrderHistoryCompletedEmptyPage() {
  const t = useTranslations('orders');
  return (
    <HistoryFrame tab="completed" isEmpty>
      <EmptyState
        icon={PackageCheck}
        title={t('completedEmpty')}
        text={t('completedEmptyText')}
        action={<ButtonLink to="/shopping">{t('shop')}</ButtonLink>}
      />
    </HistoryFrame>
  );
}

export function HydrateFallback() {
  return <HistorySkeleton tab="completed" />;
}
