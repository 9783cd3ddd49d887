import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { CountBadge } from '@dp/ui/parts/badge.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconLink } from '@dp/ui/parts/icon-button.tsx';
import { ShoppingCart } from 'lucide';
import styles from './cart-link.module.css';
import { useCartCount } from './use-cart.ts';

/** The way to the cart where neither bar shows one; for phones. `plain` in a bar of such icons. */
export function CartLink({ look = 'raised' }: { look?: 'raised' | 'plain' }) {
  const t = useTranslations('layout');
  const count = useCartCount();
  return (
    <IconLink
      to="/my-cart"
      label={count > 0 ? t('cartWithCount', { count }) : t('cart')}
      look={look}
      className={styles.link}
    >
      <Icon of={ShoppingCart} />
      <CountBadge
        count={count}
        className={classNames(styles.badge, look === 'plain' && styles.near)}
      />
    </IconLink>
  );
}
