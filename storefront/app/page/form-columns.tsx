import type { ReactNode } from 'react';
import styles from './form-columns.module.css';

/** A form of the account: on a desk a card as wide as the page, with what helps to fill it beside it. */
export function FormColumns({
  children,
  beside,
}: {
  readonly children: ReactNode;
  readonly beside?: ReactNode;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.form}>{children}</div>
      {beside === undefined ? null : <div className={styles.beside}>{beside}</div>}
    </div>
  );
}
