import styles from './spinner.module.css';

/** A decorative spinner; the busy element announces itself. */
export function Spinner() {
  return <span aria-hidden className={styles.spinner} />;
}
