import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Check, Clock, X } from 'lucide';
import type { ReactNode } from 'react';
import { useHydrated } from '../forms/use-hydrated.ts';
import { momentOf } from './moment.ts';
import styles from './stops.module.css';

/** One stop on the way of an order or a parcel. */
export interface Stop {
  readonly key: string;
  readonly label: string;
  /** When it was reached, ISO 8601; undefined while it is ahead. */
  readonly at: string | undefined;
  readonly meaning: ReactNode;
  readonly note: string | null;
  readonly progress: 'done' | 'current' | 'ahead';
  /** A stop that ends the way without a delivery, one that delivers, or any other. */
  readonly sign: 'ended' | 'arrived' | 'reached';
}

/** What happened with its times, what is now, and what comes next. */
export function Stops({ stops }: { stops: readonly Stop[] }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const now = useHydrated() ? new Date() : undefined;
  return (
    <ol className={styles.stops}>
      {stops.map((stop) => (
        <li
          key={stop.key}
          className={styles.stop}
          data-progress={stop.progress}
          data-ended={stop.sign === 'ended' || undefined}
          aria-current={stop.progress === 'current' ? 'step' : undefined}
        >
          <span aria-hidden className={styles.mark}>
            {stop.progress === 'ahead' ? null : <Icon of={iconOf(stop)} size={14} />}
          </span>
          <div className={styles.words}>
            <span className={styles.label}>
              {stop.label}
              {stop.progress === 'ahead' ? <Hidden>{t('ahead')}</Hidden> : null}
            </span>
            {stop.at === undefined ? null : (
              <time dateTime={stop.at} className={styles.time}>
                {said(stop.at)}
              </time>
            )}
            {stop.meaning === null ? null : <span className={styles.meaning}>{stop.meaning}</span>}
            {stop.note === null ? null : <bdi className={styles.meaning}>{stop.note}</bdi>}
          </div>
        </li>
      ))}
    </ol>
  );

  function said(at: string): string {
    const { day, time } = momentOf(at, now, locale);
    return day === undefined ? time : t(`happened.${day}`, { time });
  }
}

/** A tick only for completed stops: the current one shows a clock. */
function iconOf({ sign, progress }: Stop) {
  if (sign === 'ended') return X;
  return progress === 'done' || sign === 'arrived' ? Check : Clock;
}
