import type { ReactNode } from 'react';
import styles from './total-line.module.css';

export interface TotalLineProps {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** One sum of an order within a `<dl>`. */
export function TotalLine({ label, strong = false, children }: TotalLineProps) {
  return (
    <div className={styles.total} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
