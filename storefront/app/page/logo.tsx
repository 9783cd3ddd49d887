import styles from './logo.module.css';
import { useShop } from './use-shop.ts';

/** The shop's mark: a filament dot beside its letters, the same in both directions. */
export function Logo() {
  const { title } = useShop();
  return (
    <span className={styles.logo} dir="ltr" lang="en">
      <i aria-hidden className={styles.dot} />
      <bdi>{title}</bdi>
    </span>
  );
}
