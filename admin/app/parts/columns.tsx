import type { ReactNode } from 'react';
import styles from './columns.module.css';

export interface ColumnsProps {
  readonly main: ReactNode;
  readonly side: ReactNode;
  /** What is read first: the start column on a desk, on top on a phone. */
  readonly first?: 'main' | 'side';
}

/** A wide and a narrow column; one below the other on phones. */
export function Columns({ main, side, first = 'main' }: ColumnsProps) {
  const [one, other] = first === 'main' ? [main, side] : [side, main];
  return (
    <div className={styles.columns} data-first={first}>
      <div className={styles.column}>{one}</div>
      <div className={styles.column}>{other}</div>
    </div>
  );
}
