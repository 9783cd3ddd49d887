import { COUNT_MAX, ORDER_QUEUES, type OrderQueue } from '@dp/contract/staff/order-desk.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './queue-tabs.module.css';

export interface QueueTabsProps {
  readonly counts: Readonly<Record<OrderQueue, number>>;
  readonly current: OrderQueue;
}

/** The queues with their counts; on phones the row scrolls, and the current one is always in sight. */
export function QueueTabs({ counts, current }: QueueTabsProps) {
  const t = useTranslations('orders');
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
  }, [current]);
  return (
    <nav ref={row} aria-label={t('queuesLabel')} className={styles.tabs}>
      {ORDER_QUEUES.map((queue) => (
        <Link
          key={queue}
          to={`/orders/${queue}`}
          aria-current={queue === current ? 'page' : undefined}
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
    </nav>
  );
}
