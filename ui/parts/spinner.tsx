import styles from './spinner.module.css';

/** A turning ring. Decorative: the busy thing itself says that it is busy. */
export function Spinner() {
  return <span aria-hidden className={styles.spinner} />;
}
