import type { OrderState } from '@dp/contract/order-states.ts';
import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Check, Clock, X } from 'lucide';
import styles from './timeline.module.css';
import { meaningOf, timelineView } from './timeline-view.ts';

/** Final states without a delivery. */
const ENDED: readonly OrderState[] = ['cancelled', 'returned'];

/** An order's states with their times, the current one, and what comes next. */
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
          data-ended={ENDED.includes(state) || undefined}
          aria-current={progress === 'current' ? 'step' : undefined}
        >
          <span aria-hidden className={styles.mark}>
            {progress === 'ahead' ? null : <Icon of={signOf(state, progress)} size={14} />}
          </span>
          <div className={styles.words}>
            <span className={styles.label}>
              {progress === 'done' && (state === 'draft' || state === 'ongoing')
                ? t(`passed.${state}`)
                : t(`status.${state}`)}
              {progress === 'ahead' ? <Hidden>{t('ahead')}</Hidden> : null}
            </span>
            {at === undefined ? null : (
              <time dateTime={at} className={styles.time}>
                {format.dateTime(at)}
              </time>
            )}
            {progress === 'current' ? (
              <span className={styles.meaning}>
                {t(`meaning.${meaningOf({ state, actor }, order)}`)}
              </span>
            ) : null}
            {note === null ? null : <bdi className={styles.meaning}>{note}</bdi>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A tick only for completed states: the current one shows a clock. */
function signOf(state: OrderState, progress: 'done' | 'current') {
  if (ENDED.includes(state)) return X;
  const over = progress === 'done' || state === 'delivered' || state === 'completed';
  return over ? Check : Clock;
}
