import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { CountBadge } from '@dp/ui/parts/badge.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconLink } from '@dp/ui/parts/icon-button.tsx';
import { LampCord } from '@dp/ui/theme/lamp-cord.tsx';
import { Heart, Search, ShoppingCart, UserRound } from 'lucide';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useCartCount } from '../cart/use-cart.ts';
import { Logo } from '../page/logo.tsx';
import { MenuButton } from '../page/menu-button.tsx';
import { useShopName } from '../page/use-shop.ts';
import { HeaderLanguage } from './header-language.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  /** Hidden on phones, where the page has its own top or none. */
  readonly wideOnly?: boolean;
  /** Parts of other features, for wide screens. */
  readonly parts: HeaderParts;
}

export interface HeaderParts {
  readonly search: ReactNode;
  readonly categories: ReactNode;
}

/**
 * The menu, logo, search and wish list; on wide screens the shop's navigation, language and account instead of the
 * menu.
 */
export function TopBar({ wideOnly, parts }: TopBarProps) {
  const t = useTranslations('layout');
  return (
    <header className={classNames(styles.bar, wideOnly && styles.wideOnly)}>
      <div className={styles.inner}>
        <MenuButton className={styles.menu} />
        <Link to="/" className={styles.logo} aria-label={useShopName()}>
          <Logo />
        </Link>
        <WideNavigation categories={parts.categories} />
        {parts.search}
        <div className={styles.actions}>
          <IconLink
            to="/search/product"
            label={t('search')}
            look="raised"
            className={styles.narrowOnly}
          >
            <Icon of={Search} />
          </IconLink>
          <HeaderLanguage />
          <IconLink to="/wishlist" label={t('wishlist')} look="raised">
            <Icon of={Heart} />
          </IconLink>
          <WideActions />
          <LampCord />
        </div>
      </div>
    </header>
  );
}

function WideNavigation({ categories }: Pick<HeaderParts, 'categories'>) {
  const t = useTranslations('layout');
  const { pathname, search } = useLocation();
  const links = [
    { name: 'shop', to: '/shopping' },
    { name: 'deals', to: '/shopping?deal=1' },
    { name: 'brands', to: '/brands' },
  ] as const;
  return (
    <nav className={styles.navigation} aria-label={t('navigation')}>
      {categories}
      {links.map(({ name, to }) => {
        const current = to === pathname + search;
        return (
          <Link
            key={name}
            to={to}
            prefetch="intent"
            className={classNames(styles.link, current && styles.active)}
            aria-current={current ? 'page' : undefined}
          >
            {t(name)}
          </Link>
        );
      })}
    </nav>
  );
}

function WideActions() {
  const t = useTranslations('layout');
  const count = useCartCount();
  return (
    <>
      <IconLink to="/profile" label={t('profile')} look="raised" className={styles.wideAction}>
        <Icon of={UserRound} />
      </IconLink>
      <IconLink
        to="/my-cart"
        label={count > 0 ? t('cartWithCount', { count }) : t('cart')}
        look="raised"
        className={classNames(styles.wideAction, styles.cart)}
      >
        <Icon of={ShoppingCart} />
        <CountBadge count={count} className={styles.badge} />
      </IconLink>
    </>
  );
}
