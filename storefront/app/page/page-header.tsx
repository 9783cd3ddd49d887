import { BackLink } from '@dp/ui/navigation/back-link.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { LampCord } from '@dp/ui/theme/lamp-cord.tsx';
import type { ReactNode } from 'react';
import { MenuButton } from './menu-button.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** Target of Back when the page was opened directly; first-level pages have the menu instead. */
  readonly backTo?: string;
  /** Small print under the title, such as the number of products. */
  readonly detail?: ReactNode;
  /** Buttons of the page itself. */
  readonly actions?: ReactNode;
  /** Ways on, on phones. */
  readonly links?: ReactNode;
}

/**
 * The one bar of a page on phones: Back or the menu, the page's h1, the lamp cord; it stays while the page
 * scrolls. On wide screens the shop's header has all but the title. A direct child of the page, which it sticks to.
 */
export function PageHeader({ title, backTo, detail, actions, links }: PageHeaderProps) {
  return (
    <div data-title className={styles.bar}>
      {backTo === undefined ? (
        <MenuButton className={classNames(styles.back, styles.phoneOnly)} />
      ) : (
        <BackLink to={backTo} className={styles.back} />
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
      </div>
      {actions}
      {links === undefined ? null : <div className={styles.links}>{links}</div>}
      <LampCord className={styles.phoneOnly} />
    </div>
  );
}
