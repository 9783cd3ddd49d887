import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { WifiOff } from 'lucide';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useStore } from 'zustand';
import { staleReads } from '../api/last-answers.ts';
import styles from './stale-notice.module.css';

/** How long after a failed reading the page is read again, in milliseconds. */
const RETRY_MS = 5_000;

/** Says that a page could not be read again, and reads it until it can. */
export function StaleNotice() {
  const t = useTranslations('frame');
  const { revalidate } = useRevalidator();
  const count = useStore(staleReads, (state) => state.count);
  const [readUpTo, setReadUpTo] = useState(count);
  const isStale = count > readUpTo;
  useEffect(() => {
    if (!isStale) return;
    const timer = setInterval(async () => {
      const before = staleReads.getState().count;
      await revalidate();
      if (staleReads.getState().count === before) setReadUpTo(before);
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [isStale, revalidate]);
  return (
    <div role="status" className={styles.place}>
      {isStale ? (
        <p className={styles.notice}>
          <Icon of={WifiOff} size={18} />
          {t('stale')}
        </p>
      ) : null}
    </div>
  );
}
