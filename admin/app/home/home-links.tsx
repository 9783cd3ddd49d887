import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Link } from 'react-router';
import { destinations } from '../destinations.ts';
import { useOpenDestinations } from '../navigation/destination.ts';
import styles from './home-links.module.css';

/** The pages that the person signed in may open. */
export function HomeLinks() {
  const t = useTranslations('frame');
  const open = useOpenDestinations(destinations).filter(({ path }) => path !== '/');
  return (
    <nav className={styles.links} aria-label={t('allPages')}>
      {open.map(({ path, name, icon }) => (
        <Link key={path} to={path} className={styles.link}>
          <span className={styles.icon}>
            <Icon of={icon} size={22} />
          </span>
          {t(`pages.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
