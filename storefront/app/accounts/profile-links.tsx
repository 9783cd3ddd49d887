import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronRight, type IconNode } from 'lucide';
import { useId } from 'react';
import { Link } from 'react-router';
import styles from './profile-links.module.css';

export interface ProfileLinksProps {
  readonly title: string;
  /** What people come for: tiles, two in a row, four on wide screens. */
  readonly tiles?: boolean;
  readonly links: readonly {
    readonly to: string;
    readonly text: string;
    readonly icon: IconNode;
    /** What there is behind it, said on the tiles of wide screens. */
    readonly hint?: string;
  }[];
}

/** A group of ways on. */
export function ProfileLinks({ title, tiles = false, links }: ProfileLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.group} data-tiles={tiles || undefined}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ to, text, icon, hint }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={styles.link}>
              <span className={styles.icon}>
                <Icon of={icon} />
              </span>
              <span className={styles.text}>
                {text}
                {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
              </span>
              {tiles ? null : <Icon of={ChevronRight} size={18} directional />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
