import { PackageCheck } from 'lucide-react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import type { RouteHandle } from '../shell/route-handle.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { HistoryFrame } from './history-frame.tsx';

export const handle = { footer: false } satisfies RouteHandle;

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
