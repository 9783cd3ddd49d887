import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Link } from 'react-router';
import styles from './opening-bar.module.css';

/** How far the opening of the shop has come, until its first real order; leads to the checklist. */
export function OpeningBar({ steps }: Pick<StaffCallOutput<'getOpening'>['data'], 'steps'>) {
  const t = useTranslations('opening');
  const { number } = useFormat();
  const isDone = (wanted: string) => steps.some(({ name, done }) => name === wanted && done);
  if (isDone('first_order')) return null;
  const done = steps.filter((step) => step.done).length;
  const progress = t('progress', { done: number(done), all: number(steps.length) });
  return (
    <Link to="/opening" className={styles.bar}>
      <span className={styles.title}>{t('title')}</span>
      <span className={styles.count}>{progress}</span>
      <progress value={done} max={steps.length} aria-label={progress} />
      <span className={styles.text}>{t('intro')}</span>
    </Link>
  );
}
