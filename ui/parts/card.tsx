import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

export interface CardProps {
  readonly title: ReactNode;
  /** Such as a link to change what the card shows. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled box, such as where an order is delivered. */
export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
