import type { PriceBatch } from '@dp/contract/staff/price-batches.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import styles from './prices.module.css';

/** How often a batch at work is read again, and one that waits for its time. */
const WORKING_MS = 500;
const WAITING_MS = 5_000;

/** How far the work on a batch has come; the page follows it. */
export function PriceBatchProgress({ batch }: { readonly batch: PriceBatch }) {
  const t = useTranslations('prices');
  const { percent } = useFormat();
  const { revalidate, state: reading } = useRevalidator();
  const { state, progress } = batch;
  const isWorking = progress !== null;
  const follows = isWorking || state === 'scheduled';
  useEffect(() => {
    if (!follows || reading !== 'idle') return;
    const timer = setTimeout(revalidate, isWorking ? WORKING_MS : WAITING_MS);
    return () => clearTimeout(timer);
  }, [follows, isWorking, reading, revalidate]);
  if (progress === null) return null;
  return (
    <div className={styles.progress}>
      <progress value={progress} max={1} aria-label={t(`states.${state}`)} />
      <span>{percent(Math.floor(progress * 100))}</span>
    </div>
  );
}
