import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { BackLink } from '@dp/ui/navigation/back-link.tsx';
import { CountBadge } from '@dp/ui/parts/badge.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconLink } from '@dp/ui/parts/icon-button.tsx';
import { LampCord } from '@dp/ui/theme/lamp-cord.tsx';
import { Search, ShoppingCart } from 'lucide';
import type { ReactNode } from 'react';
import { useCartCount } from '../cart/use-cart.ts';
import styles from './page-header.module.css';
import { MenuButton } from './top-bar.tsx';

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** Target of Back when the page was opened directly; first-level pages have the menu instead. */
  readonly backTo?: string;
  /** Small print under the title, such as the number of products. */
  readonly detail?: ReactNode;
  /** Buttons of the page itself, before those of every page. */
  readonly actions?: ReactNode;
  /** Where shoppers look around: with search and the cart. */
  readonly browsing?: boolean;
}

/**
 * The one bar of a page on phones: Back or the menu, the page's h1, the lamp cord; it stays while the page
 * scrolls. On wide screens the shop's header has all but the title. A direct child of the page, which it sticks to.
 */
export function PageHeader({ title, backTo, detail, actions, browsing = false }: PageHeaderProps) {
  return (
    <div className={styles.bar}>
      {backTo === undefined ? (
        <MenuButton look="plain" className={classNames(styles.back, styles.phoneOnly)} />
      ) : (
        <BackLink to={backTo} look="plain" className={styles.back} />
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
      </div>
      {actions}
      <LampCord className={styles.phoneOnly} />
      {browsing ? <BrowsingLinks /> : null}
    </div>
  );
}

function BrowsingLinks() {
  const t = useTranslations('layout');
  const cart = useCartCount();
  return (
    <>
      <IconLink to="/search/product" label={t('search')} className={styles.phoneOnly}>
        <Icon of={Search} />
      </IconLink>
      <IconLink
        to="/my-cart"
        label={cart > 0 ? t('cartWithCount', { count: cart }) : t('cart')}
        className={styles.phoneOnly}
      >
        <Icon of={ShoppingCart} />
        <CountBadge count={cart} className={styles.badge} />
      </IconLink>
    </>
  );
}
