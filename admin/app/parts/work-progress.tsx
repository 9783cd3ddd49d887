import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import styles from './work-progress.module.css';

/** How often work under way is read again, and what waits for its time. */
const WORKING_MS = 500;
const WAITING_MS = 5_000;

/** How far work in the background has come; the page follows it. */
export function WorkProgress({
  progress,
  label,
  isWaiting = false,
}: {
  /** From 0 to 1; null while nothing is under way. */
  readonly progress: number | null;
  readonly label: string;
  /** Whether it will start by itself. */
  readonly isWaiting?: boolean;
}) {
  const { percent } = useFormat();
  const { revalidate, state: reading } = useRevalidator();
  const isWorking = progress !== null;
  const follows = isWorking || isWaiting;
  useEffect(() => {
    if (!follows || reading !== 'idle') return;
    const timer = setTimeout(revalidate, isWorking ? WORKING_MS : WAITING_MS);
    return () => clearTimeout(timer);
  }, [follows, isWorking, reading, revalidate]);
  if (progress === null) return null;
  return (
    <div className={styles.progress}>
      <progress value={progress} max={1} aria-label={label} />
      <span>{percent(Math.floor(progress * 100))}</span>
    </div>
  );
}
