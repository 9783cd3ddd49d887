import styles from './logo.module.css';

/** The shop's mark: a filament dot beside its letters, the same in both directions. */
export function Logo() {
  return (
    <span className={styles.logo} dir="ltr" lang="en">
      <i aria-hidden className={styles.dot} />
      DP
    </span>
  );
}
