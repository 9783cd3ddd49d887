import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

export interface CardProps {
  readonly title: ReactNode;
  /** Such as a link to change what the card tells. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the checkout, such as where the order goes. */
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
