import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import styles from './tabs.module.css';

export interface TabLinksProps {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: ReactNode }[];
}

/** Sibling pages, such as ongoing and completed orders, shown as tabs. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {links.map(({ to, label: text }) => (
        <NavLink key={to} to={to} end replace preventScrollReset className={styles.tab ?? ''}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
