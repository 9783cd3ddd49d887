import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A group of parts on the page of parts. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title} lang="en" dir="ltr">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Parts side by side, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Parts in columns of a phone's width. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
