import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Ellipsis, Search } from 'lucide';
import { Link, useLocation } from 'react-router';
import { type Destination, isAt } from '../navigation/destination.ts';
import { openPalette } from '../palette/overlay-state.ts';
import styles from './tab-bar.module.css';

/** The bottom bar of phones, within reach of a thumb. */
export function TabBar({
  destinations,
  onMore,
}: {
  readonly destinations: readonly Destination[];
  readonly onMore: () => void;
}) {
  const t = useTranslations('frame');
  const { pathname } = useLocation();
  const tabs = destinations.filter(({ inBar }) => inBar);
  const active = tabs.find((tab) => isAt(pathname, tab));
  return (
    <nav className={styles.bar} aria-label={t('navigation')}>
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          aria-current={tab === active ? 'page' : undefined}
          className={classNames(styles.tab, tab === active && styles.active)}
        >
          <Icon of={tab.icon} size={22} />
          <span className={styles.label}>{t(`pages.${tab.name}`)}</span>
        </Link>
      ))}
      <button type="button" className={styles.tab} onClick={openPalette}>
        <Icon of={Search} size={22} />
        <span className={styles.label}>{t('find')}</span>
      </button>
      <button
        type="button"
        className={classNames(styles.tab, active === undefined && styles.active)}
        aria-haspopup="dialog"
        onClick={onMore}
      >
        <Icon of={Ellipsis} size={22} />
        <span className={styles.label}>{t('more')}</span>
      </button>
    </nav>
  );
}
