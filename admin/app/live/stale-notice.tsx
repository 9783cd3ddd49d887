import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { WifiOff } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { staleReads } from '../api/last-answers.ts';
import styles from './stale-notice.module.css';

/** How long after a failed reading the page is read again, in milliseconds. */
const RETRY_MS = 5_000;

/** Says that a page could not be read again, and reads it until it can. */
export function StaleNotice() {
  const t = useTranslations('live');
  const { revalidate } = useRevalidator();
  const reads = useRef(0);
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    const note = () => {
      reads.current += 1;
      setStale(true);
    };
    staleReads.addEventListener('stale', note);
    return () => staleReads.removeEventListener('stale', note);
  }, []);
  useEffect(() => {
    if (!isStale) return;
    const timer = setInterval(async () => {
      const before = reads.current;
      await revalidate();
      setStale(reads.current > before);
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
