import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { CountBadge } from '@dp/ui/parts/badge.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconLink } from '@dp/ui/parts/icon-button.tsx';
import { Search, ShoppingCart } from 'lucide';
import { useCartCount } from '../cart/use-cart.ts';
import { PageHeader, type PageHeaderProps } from '../page/page-header.tsx';
import styles from './list-header.module.css';

/** The header of a page on which shoppers look around: with search and the cart. */
export function ListHeader(props: Omit<PageHeaderProps, 'links'>) {
  return <PageHeader {...props} links={<BrowsingLinks />} />;
}

function BrowsingLinks() {
  const t = useTranslations('layout');
  const cart = useCartCount();
  return (
    <>
      <IconLink to="/search/product" label={t('search')}>
        <Icon of={Search} />
      </IconLink>
      <IconLink to="/my-cart" label={cart > 0 ? t('cartWithCount', { count: cart }) : t('cart')}>
        <Icon of={ShoppingCart} />
        <CountBadge count={cart} className={styles.badge} />
      </IconLink>
    </>
  );
}
