import { COUNT_MAX, ORDER_QUEUES, type OrderQueue } from '@dp/contract/staff/order-desk.ts';
import type { OrderView } from '@dp/contract/staff/order-views.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Bookmark, Users } from 'lucide';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './queue-tabs.module.css';
import { addressOf } from './views/saved-list.ts';

export interface QueueTabsProps {
  readonly counts: Readonly<Record<OrderQueue, number>>;
  readonly current: OrderQueue;
  readonly views: readonly OrderView[];
  readonly currentView: OrderView | undefined;
}

/**
 * The queues with their counts, then the saved views; on phones the row scrolls, and the current one is always in
 * sight.
 */
export function QueueTabs({ counts, current, views, currentView }: QueueTabsProps) {
  const t = useTranslations('orders');
  const viewWords = useTranslations('orderViews');
  const shown = currentView?.id ?? current;
  const { number } = useFormat();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another queue is another tab to show
  useEffect(() => {
    const around = row.current?.getBoundingClientRect();
    const tab = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (around === undefined || tab === undefined) return;
    // Only the row: `scrollIntoView` scrolls the page too.
    const left = tab.x + tab.width / 2 - (around.x + around.width / 2);
    row.current?.scrollBy({ left });
  }, [shown]);
  return (
    <nav ref={row} aria-label={t('queuesLabel')} className={styles.tabs}>
      {ORDER_QUEUES.map((queue) => (
        <Link
          key={queue}
          to={`/orders/${queue}`}
          aria-current={queue === shown ? 'page' : undefined}
          data-queue={queue}
          className={styles.tab}
        >
          {t(`queues.${queue}`)}
          <span aria-hidden className={styles.count} data-some={counts[queue] > 0}>
            {counts[queue] < COUNT_MAX ? number(counts[queue]) : `${number(COUNT_MAX - 1)}+`}
          </span>
          <Hidden> {t('queueCount', { count: counts[queue] })}</Hidden>
        </Link>
      ))}
      {views.length === 0 ? null : (
        <ul className={styles.views} aria-label={viewWords('label')}>
          {views.map((view) => (
            <li key={view.id}>
              <Link
                to={addressOf(view)}
                aria-current={view.id === shown ? 'page' : undefined}
                className={styles.tab}
              >
                <Icon of={view.own ? Bookmark : Users} size={16} />
                <bdi>{view.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
