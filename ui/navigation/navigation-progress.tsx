import { useNavigation } from 'react-router';
import { useTranslations } from '../i18n/i18n-context.tsx';
import styles from './navigation-progress.module.css';

/**
 * A progress line while the next page is fetched; on a slow connection that takes seconds without other
 * feedback. It appears after 300 ms, so that fast pages do not flash it.
 */
export function NavigationProgress() {
  const t = useTranslations('ui');
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div role="progressbar" aria-label={t('loading')} className={styles.line} />;
}
