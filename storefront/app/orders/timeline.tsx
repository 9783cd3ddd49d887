import type { Order } from '@dp/contract/orders.ts';
import { Check, X } from 'lucide-react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './timeline.module.css';
import { timelineView } from './timeline-view.ts';

/** The way of an order with its times, where it is now, and what comes next in words. */
export function Timeline({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const format = useFormat();
  return (
    <ol className={styles.timeline}>
      {timelineView(order).map(({ state, at, actor, note, progress }) => (
        <li
          key={`${state}${at}`}
          className={styles.stop}
          data-progress={progress}
          data-cancelled={state === 'cancelled' || undefined}
          aria-current={progress === 'current' ? 'step' : undefined}
        >
          <span aria-hidden className={styles.mark}>
            {state === 'cancelled' ? <Icon of={X} size={14} /> : null}
            {state !== 'cancelled' && progress !== 'ahead' ? <Icon of={Check} size={14} /> : null}
          </span>
          <div className={styles.words}>
            <span className={styles.label}>
              {t(`status.${state}`)}
              {progress === 'ahead' ? <Hidden>{t('ahead')}</Hidden> : null}
            </span>
            {at === undefined ? null : (
              <time dateTime={at} className={styles.time}>
                {format.dateTime(at)}
              </time>
            )}
            {progress === 'current' ? (
              <span className={styles.meaning}>
                {state === 'cancelled'
                  ? t(actor === 'shopper' ? 'meaning.cancelledByYou' : 'meaning.cancelledByShop')
                  : t(`meaning.${state}`)}
              </span>
            ) : null}
            {note === null ? null : <bdi className={styles.meaning}>{note}</bdi>}
          </div>
        </li>
      ))}
    </ol>
  );
}
