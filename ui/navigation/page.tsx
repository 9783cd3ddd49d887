import type { ReactNode } from 'react';
import { classNames } from '../parts/class-names.ts';
import styles from './page.module.css';

export interface PageProps {
  /** For forms and texts, whose lines should not grow with the screen. */
  readonly narrow?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page's content between the gutters, as wide as the shop's layout. */
export function Page({ narrow, className, children }: PageProps) {
  return (
    <div className={classNames(styles.page, narrow && styles.narrow, className)}>{children}</div>
  );
}
