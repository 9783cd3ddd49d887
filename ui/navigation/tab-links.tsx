import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './tabs.module.css';

export interface TabLinksProps {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: ReactNode }[];
  /** Which of them is shown at another address. */
  readonly current?: string | undefined;
}

/** Sibling pages, such as ongoing and completed orders, shown as tabs. */
export function TabLinks({ label, links, current }: TabLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.list}>
      {links.map(({ to, label: text }) => (
        <Link
          key={to}
          to={to}
          replace
          preventScrollReset
          aria-current={to === (current ?? pathname) ? 'page' : undefined}
          className={styles.tab}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
