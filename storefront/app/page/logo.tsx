import { ShopLogo } from '@dp/ui/products/shop-logo.tsx';
import styles from './logo.module.css';
import { useShop } from './use-shop.ts';

/** The shop's mark: its logo, or else a filament dot beside its letters, the same in both directions. */
export function Logo() {
  const { title, logo, logo_dark: dark } = useShop();
  if (logo !== null) return <ShopLogo logo={logo} dark={dark} alt={title} />;
  return (
    <span className={styles.logo} dir="ltr" lang="en">
      <i aria-hidden className={styles.dot} />
      <bdi>{title}</bdi>
    </span>
  );
}
