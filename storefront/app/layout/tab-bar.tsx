import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { CountBadge } from '@dp/ui/parts/badge.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Link, useLocation } from 'react-router';
import { useCartCount } from '../cart/use-cart.ts';
import { useShop } from '../page/use-shop.ts';
import styles from './tab-bar.module.css';
import { TABS, type Tab, tabOf } from './tabs-list.ts';

/** The bottom tab bar: five destinations, the first one where reading starts. */
export function TabBar() {
  const t = useTranslations('layout');
  const { pathname, search } = useLocation();
  // A guest's empty wish list is at the log-in page, and under no tab.
  const active = tabOf(search.endsWith('wishlist') ? '' : pathname);
  return (
    <nav className={styles.bar} aria-label={t('navigation')}>
      {TABS.map((tab) => (
        <TabLink key={tab.name} tab={tab} active={tab === active} />
      ))}
    </nav>
  );
}

function TabLink({ tab, active }: { tab: Tab; active: boolean }) {
  const t = useTranslations('layout');
  const count = useCartCount();
  const { mark } = useShop();
  const { pathname } = useLocation();
  const isCart = tab.name === 'cart';
  return (
    <Link
      to={tab.to}
      prefetch="intent"
      className={classNames(styles.tab, active && styles.active)}
      aria-current={tab.to === pathname ? 'page' : active ? 'true' : undefined}
      aria-label={isCart && count > 0 ? t('cartWithCount', { count }) : undefined}
      onClick={(event) => {
        // Pressing the current tab scrolls to the top instead of reloading.
        if (tab.to !== pathname || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        scrollTo({ top: 0, behavior: 'smooth' });
      }}
    >
      {tab.icon === undefined ? (
        <span className={styles.raised} aria-hidden>
          {mark}
        </span>
      ) : (
        <span className={styles.glyph}>
          <Icon of={tab.icon} size={22} filled={active} />
          {isCart ? <CountBadge count={count} className={styles.badge} /> : null}
        </span>
      )}
      <span className={styles.label}>{t(tab.name)}</span>
    </Link>
  );
}
