import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/**
 * A line along the top while the next page is fetched: on a slow line that takes seconds in which nothing
 * else would answer the tap. It shows after 300 ms, so that quick pages come without it.
 */
export function NavigationProgress() {
  const t = useTranslations('layout');
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div role="progressbar" aria-label={t('loading')} className={styles.line} />;
}
