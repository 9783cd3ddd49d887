import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { TabLinks } from '@dp/ui/navigation/tab-links.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import type { ReactNode } from 'react';
import { AccountPage } from '../page/account-page.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { OrderTab } from './load-orders.ts';

/** Where a tab's list is, and the page it falls to without any order. */
export const HISTORY: Readonly<Record<OrderTab, { list: string; empty: string }>> = {
  ongoing: { list: '/order-history', empty: '/profile/order-history-ongoing-empty' },
  completed: {
    list: '/profile/order-history-completed',
    empty: '/profile/order-history-completed-empty',
  },
};

export interface HistoryFrameProps {
  readonly tab: OrderTab;
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** The order history's header: tabs for ongoing and completed orders. */
export function HistoryFrame({ tab, isEmpty = false, children }: HistoryFrameProps) {
  const t = useTranslations('orders');
  const addressOf = (of: OrderTab) => HISTORY[of][of === tab && isEmpty ? 'empty' : 'list'];
  return (
    <AccountPage>
      <PageMeta title={t('title')} noIndex />
      <PageHeader title={t('title')} backTo="/profile" />
      <TabLinks
        label={t('title')}
        links={[
          { to: addressOf('ongoing'), label: t('ongoing') },
          { to: addressOf('completed'), label: t('completed') },
        ]}
      />
      {children}
    </AccountPage>
  );
}

/** The history while its orders are on their way. */
export function HistorySkeleton({ tab }: { tab: OrderTab }) {
  return (
    <HistoryFrame tab={tab}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </HistoryFrame>
  );
}
