import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronRight, Lightbulb } from 'lucide';
import { Link } from 'react-router';
import styles from './bulb-banner.module.css';

/** The way to the bulb finder, for whom a bulb went out. */
export function BulbBanner() {
  const t = useTranslations('bulbs');
  return (
    <Link to="/bulb-finder" prefetch="intent" className={styles.banner}>
      <span className={styles.bulb}>
        <Icon of={Lightbulb} size={28} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t('title')}</span>
        <span className={styles.about}>{t('about')}</span>
      </span>
      <Icon of={ChevronRight} directional />
    </Link>
  );
}
