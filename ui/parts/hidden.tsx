import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Text for screen readers alone, where the eye has a picture or a place instead. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children} </span>;
}
